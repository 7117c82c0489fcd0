import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { guidance } from './Badge.docs.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  id: 'components-badge',
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'New' },
  parameters: { guidance },
});

/** A count, or a state without any judgement. */
export const Neutral = meta.story({ args: { children: '12' } });

/** Draws attention to something new. */
export const Accent = meta.story({ args: { tone: 'accent' } });

/** A value in CB or US dollars. */
export const Reward = meta.story({ args: { tone: 'reward', children: '$0.5' } });

/** A state that needs attention: something was refused. */
export const Critical = meta.story({ args: { tone: 'critical', children: 'Rejected' } });

/** A state that takes time but needs no action. */
export const Information = meta.story({ args: { tone: 'info', children: 'In review' } });

/** A state that ended well. */
export const Positive = meta.story({ args: { tone: 'positive', children: 'Paid' } });

/** A deadline, or something to watch. */
export const Warning = meta.story({ args: { tone: 'warning', children: 'Ends today' } });

export const LongText = meta.story({
  tags: ['edge-case'],
  args: { children: 'COMPLETE PROFILE TO UNLOCK '.repeat(6) },
});

export const Looks = meta.story({
  ...looks({ Neutral, Accent, Reward, Critical, Information, Positive, Warning, LongText }),
  tags: ['!dev', '!autodocs'],
});
