import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  id: 'components-spinner',
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  parameters: {
    guidance: {
      access: [
        'It is hidden from screen readers, and takes no focus: announce the wait with a text.',
        'Under reduced motion its outline is dotted.',
      ],
      do: {
        text: 'Put the text that names the wait next to it.',
        show: () => (
          <Inline space="xsmall">
            <Spinner size="small" />
            <Text>Checking your code</Text>
          </Inline>
        ),
      },
      avoid: { text: 'Do not show it without a text.', show: () => <Spinner size="small" /> },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A spinner for a short wait of unknown length.

**Use it** inside a busy control, or next to the text that says what is going on.

**Do not use it** for content that loads (Skeleton), or for a wait with a message (ProgressBar).`,
      },
    },
  },
});

/** Inside a busy button. */
export const Small = meta.story({ args: { size: 'small' } });

/** Beside a text. */
export const Medium = meta.story();

/** Alone in a large place. */
export const Large = meta.story({ args: { size: 'large' } });

export const Looks = meta.story({
  ...looks({ Small, Medium, Large }),
  tags: ['!dev', '!autodocs'],
});
