import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { StatusMark } from './StatusMark.tsx';

const meta = preview.meta({
  id: 'components-statusmark',
  title: 'Components/Data/StatusMark',
  component: StatusMark,
  args: { status: 'pending' as const, children: 'Pending' },
  parameters: {
    guidance: {
      access: ['Only its word is read: icon and colour are not announced.', 'It takes no focus.'],
      do: {
        text: 'Show an unknown word of the server without a colour.',
        show: () => <StatusMark status="other">On Hold</StatusMark>,
      },
      avoid: {
        text: 'Do not guess the meaning of an unknown word.',
        show: () => <StatusMark status="refused">On Hold</StatusMark>,
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `The status of something: an icon, a word and a colour that mean the same everywhere.

**Use it** in the row of an earning, an order, a code or a referral.

**Do not use it** for counts or values (Badge), or for responses (AlertBox).`,
      },
    },
  },
});

/** Something is still to happen, such as the check of an order. */
export const Pending = meta.story();

/** It ended well. */
export const Done = meta.story({ args: { status: 'done', children: 'Delivered' } });

/** It was declined, and nothing more happens. */
export const Refused = meta.story({ args: { status: 'refused', children: 'Rejected' } });

export const Unknown = meta.story({
  tags: ['edge-case'],
  args: { status: 'other', children: 'On Hold' },
});

export const Looks = meta.story({
  ...looks({ Pending, Done, Refused, Unknown }),
  tags: ['!dev', '!autodocs'],
});
