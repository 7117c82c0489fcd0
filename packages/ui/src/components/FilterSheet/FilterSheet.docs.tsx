import type { Guidance } from '@cb/workbench/ComponentPage';
import { Chip } from '../Chip/Chip.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';

export const guidance: Guidance = {
  use: `Filters behind a button, for a phone.

**Use it** where the filters of a list take more than one row. The active filters stay visible next to it, each as a Chip.

**Do not use it** where there is room for the filters: show them next to the search instead.`,
  access: [
    'Its button opens a dialog named “Filters”, which takes the focus and keeps Tab inside.',
    'Escape, Close and the button at its end close it; the focus returns to “Filters”.',
  ],
  do: {
    text: 'Name the closing button after the list that it leads back to.',
    show: () => (
      <Stack align="start">
        <Chip pressed onChange={() => undefined}>
          I can redeem now
        </Chip>
        <Button>Show rewards</Button>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not offer Cancel: a filter applies as soon as it changes.',
    show: () => (
      <Stack align="start">
        <Chip pressed onChange={() => undefined}>
          I can redeem now
        </Chip>
        <Inline>
          <Button>Apply</Button>
          <Button tone="quiet">Cancel</Button>
        </Inline>
      </Stack>
    ),
  },
};
