import type { Guidance } from '@cb/workbench/ComponentPage';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from './Inline.tsx';

export const guidance: Guidance = {
  use: `Places its children side by side and wraps them.

**Use it** for filters, badges and a heading with its action.

**Do not use it** for the buttons of a task (Actions), or for columns that must line up between rows.`,
  access: ['It has no role: its children are read, and reached by Tab, in the order of the code.'],
  do: {
    text: 'Let the row wrap.',
    show: () => (
      <Inline>
        <Badge>12 minutes</Badge>
        <Badge tone="reward">84 CB</Badge>
      </Inline>
    ),
  },
  avoid: {
    text: 'Do not push actions of one task to the two ends of a line.',
    show: () => (
      <Inline justify="between">
        <Button>Save</Button>
        <Button tone="quiet">Cancel</Button>
      </Inline>
    ),
  },
};
