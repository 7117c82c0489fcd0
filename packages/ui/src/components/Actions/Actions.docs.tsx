import type { Guidance } from '@cb/workbench/ComponentPage';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Actions } from './Actions.tsx';

export const guidance: Guidance = {
  use: `The buttons at the end of a task, the main one last.

**Use it** below a form, a question or a result with two or three next steps.

**Do not use it** in a dialog (its \`footer\`), or for links to other pages (Inline).`,
  access: [
    'It has no role. Its buttons are read, and reached by Tab, in the order of the code: on a phone from the bottom up.',
  ],
  do: {
    text: 'Give each rank one look: the main action primary, the second secondary, the third quiet.',
    show: () => (
      <Actions>
        <Button tone="quiet">Save for later</Button>
        <Button tone="secondary">Cancel</Button>
        <Button>Order the card</Button>
      </Actions>
    ),
  },
  avoid: {
    text: 'Do not put the main action at the start: members look for it where dialogs have it.',
    show: () => (
      <Inline>
        <Button>Order the card</Button>
        <Button tone="secondary">Cancel</Button>
      </Inline>
    ),
  },
};
