import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { ButtonLink } from '../Link/Link.tsx';
import { guidance } from './EmptyState.docs.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  id: 'components-emptystate',
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    drawing: 'history' as const,
    children: 'You have not redeemed a gift card yet.',
    action: <ButtonLink href="/dashboard/redeemrewards">Choose a gift card</ButtonLink>,
  },
  parameters: { guidance },
});

/** One sentence about what is missing, and one way to fill it. */
export const WithAction = meta.story();

/** For a small area without room for a drawing. */
export const SentenceOnly = meta.story({ args: { action: undefined, drawing: undefined } });

export const LongSentence = meta.story({
  tags: ['edge-case'],
  args: {
    children:
      'There are no surveys are available under Pure-Spectrum, so come back in a while or complete your profile to see more of what fits you.',
  },
});

export const Looks = meta.story({
  ...looks({ WithAction, SentenceOnly, LongSentence }),
  tags: ['!dev', '!autodocs'],
});
