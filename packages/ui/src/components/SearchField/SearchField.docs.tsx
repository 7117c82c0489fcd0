import type { Guidance } from '@cb/workbench/ComponentPage';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { SearchField } from './SearchField.tsx';

export const guidance: Guidance = {
  use: `A box that narrows the list below it while the member types.

**Use it** above a list that is already loaded.

**Do not use it** to choose one of many known options (Combobox).`,
  access: [
    'Its label is read but not visible; the placeholder does not replace it.',
    'Enter commits the term; “Clear the search” removes it and returns the focus to the field.',
    'It does not announce results: report their number in a LiveText.',
  ],
  do: {
    text: 'Report below it how many entries are left.',
    show: () => (
      <Stack space="xsmall">
        <SearchField
          label="Search the rewards"
          placeholder="Search term..."
          value="coffee"
          onChange={() => undefined}
        />
        <LiveText>3 of 118 gift cards</LiveText>
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not add a button: the list follows each letter.',
    show: () => (
      <Inline>
        <SearchField
          label="Search all rewards"
          placeholder="Search term..."
          value="coffee"
          onChange={() => undefined}
        />
        <Button>Search</Button>
      </Inline>
    ),
  },
};
