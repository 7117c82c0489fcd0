import type { Guidance } from '@cb/workbench/ComponentPage';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

export const guidance: Guidance = {
  use: `Starts an action on the current page.

**Use it** for the one main action of a screen (primary), for its companions (secondary, quiet), for actions that cannot be undone (critical) and for those that lead there (criticalQuiet).

**Do not use it** to go to another page (ButtonLink, on the page Link), or twice as primary in one view. Explain a disabled button in a text next to it.`,
  access: [
    'Enter and Space press it; Tab reaches it unless it is disabled.',
    'While busy it keeps the focus and ignores presses.',
    'It is read by its label; the icon is not read.',
  ],
  do: {
    text: 'Name the action, so that the label alone says what happens.',
    show: () => <Button>Order the card</Button>,
  },
  avoid: {
    text: 'Do not put two primary buttons in one view.',
    show: () => (
      <Inline>
        <Button>Order the card</Button>
        <Button>Save for later</Button>
      </Inline>
    ),
  },
};
