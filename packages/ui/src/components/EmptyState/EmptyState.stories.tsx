import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { ButtonLink } from '../Link/Link.tsx';
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
  parameters: {
    docs: {
      description: {
        component: `Fills an empty place with a drawing, one sentence and one way on.

**Use it** for a list, a search or a tab without results, and for a whole part that did not load: its action then tries again.

**Do not use it** while the content loads (Skeleton), or for a failure next to content that is still shown (AlertBox).`,
      },
    },
  },
});

export const WithAction = meta.story();

export const SentenceOnly = meta.story({ args: { action: undefined, drawing: undefined } });

export const LongSentence = meta.story({
  args: {
    children:
      'There are no surveys are available under Pure-Spectrum, so come back in a while or complete your profile to see more of what fits you.',
  },
});

export const Looks = meta.story(looks({ WithAction, SentenceOnly, LongSentence }));
