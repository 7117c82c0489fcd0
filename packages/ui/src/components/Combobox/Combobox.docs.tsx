import type { Guidance } from '@cb/workbench/ComponentPage';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

export const english: ComboboxOption = { value: 'ENG-US', label: 'English US' };

export const options: readonly ComboboxOption[] = [
  english,
  { value: 'ENG-GB', label: 'English UK' },
  { value: 'SPA-MX', label: 'Spanish Mexico' },
  { value: 'FRA-CA', label: 'French Canada' },
  { value: 'GER-DE', label: 'German Germany' },
  { value: 'POR-BR', label: 'Portuguese Brazil' },
  { value: 'TUR-TR', label: 'Turkish Türkiye' },
];

const code: ComboboxOption = { value: 'ENG-US', label: 'ENG-US' };

export const guidance: Guidance = {
  use: `Selects one of many options; typing narrows them.

**Use it** for lists of more than about 15 options, such as countries, and where the server searches.

**Do not use it** for fewer options (SelectField), or to filter a list on the page (SearchField).`,
  access: [
    'Typing searches, the arrow keys move through the options, and Enter chooses.',
    'The focus stays in the field; the highlighted option and the number of results are announced.',
    'Escape closes the list, but not a dialog around it. Leaving the field restores the chosen option.',
  ],
  do: {
    text: 'Label the options with words that people search for.',
    show: () => (
      <Combobox
        label="Country and language"
        hint="Type to search."
        selected={english}
        onSelect={() => undefined}
        onSearch={() => undefined}
        result={{ status: 'ready', options }}
      />
    ),
  },
  avoid: {
    text: 'Do not show codes of the server as labels.',
    show: () => (
      <Combobox
        label="Country and language"
        hint="Type to search."
        selected={code}
        onSelect={() => undefined}
        onSearch={() => undefined}
        result={{ status: 'ready', options: [code] }}
      />
    ),
  },
};
