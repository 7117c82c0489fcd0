import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { guidance } from './StatusMark.docs.tsx';
import { StatusMark } from './StatusMark.tsx';

const meta = preview.meta({
  id: 'components-statusmark',
  title: 'Components/Data/StatusMark',
  component: StatusMark,
  args: { status: 'pending' as const, children: 'Pending' },
  parameters: { guidance },
});

/** Not finished yet, such as an order that is being checked. */
export const Pending = meta.story();

/** Finished successfully. */
export const Done = meta.story({ args: { status: 'done', children: 'Delivered' } });

/** Declined; nothing more happens. */
export const Refused = meta.story({ args: { status: 'refused', children: 'Rejected' } });

export const Unknown = meta.story({
  tags: ['edge-case'],
  args: { status: 'other', children: 'On Hold' },
});

export const Looks = meta.story({
  ...looks({ Pending, Done, Refused, Unknown }),
  tags: ['!dev', '!autodocs'],
});
