import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
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
    guidance: {
      access: [
        'The sentence is read, and then the action; the drawing is hidden.',
        'It has no role: a LiveText has to announce a search that finds nothing.',
      ],
      do: {
        text: 'Give the reason and one way to fill the place.',
        show: () => (
          <EmptyState
            drawing="people"
            action={<ButtonLink href="#refer">Invite a friend</ButtonLink>}
          >
            Nobody has joined with your link yet.
          </EmptyState>
        ),
      },
      avoid: {
        text: 'Do not only report that there is nothing.',
        show: () => <EmptyState>No data.</EmptyState>,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Fills an empty place with a drawing, one sentence and one way on.

**Use it** for a list, a search or a tab without results, and for a whole part that did not load: its action then tries again.

**Do not use it** while the content loads (Skeleton), or for a failure next to content that is still shown (AlertBox).`,
      },
    },
  },
});

/** One sentence about what is missing, and one way to fill it. */
export const WithAction = meta.story();

/** For a small place without room for a drawing. */
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
