import type { Guidance } from '@cb/workbench/ComponentPage';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';

export const guidance: Guidance = {
  use: `A modal dialog for a question or a task.

**Use it** for a question that must be answered first, and for details that need no page.

**Do not use it** for messages that need no answer (AlertBox, toasts), and never on top of another dialog.`,
  access: [
    'It takes the focus when it opens, keeps Tab inside, and returns the focus when it closes.',
    'Escape closes it, unless a request must not be interrupted.',
    'It is read by its title and description; the page behind it is hidden.',
  ],
  do: {
    text: 'Repeat the action on its button.',
    show: () => (
      <Inline>
        <Button tone="secondary">Cancel</Button>
        <Button tone="critical">Delete my account</Button>
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not make people read the question again.',
    show: () => (
      <Inline>
        <Button tone="secondary">No</Button>
        <Button>Yes</Button>
      </Inline>
    ),
  },
};
