import type { Guidance } from '@cb/workbench/ComponentPage';
import { NumberField } from './NumberField.tsx';

export const guidance: Guidance = {
  use: `A field for a whole number.

**Use it** for every number that members type, with parseWholeNumber for the text and problemWithNumber for its problem.

**Do not use it** for numbers that nobody counts with, such as zip codes and phone numbers (TextField).`,
  access: [
    'It is read as a text field, and phones show their numeric keyboard.',
    'Neither the wheel nor the arrow keys change the number.',
    'The error for text that is not a number is read after the label.',
  ],
  do: {
    text: 'Give an example that could be an answer.',
    show: () => (
      <NumberField
        label="How old are you?"
        value="thirty"
        example={34}
        problem="notDigits"
        onChange={() => undefined}
      />
    ),
  },
  avoid: {
    text: 'Do not take it for codes: a zip code has letters in other countries.',
    show: () => (
      <NumberField label="Zipcode" value="10115" example={10_115} onChange={() => undefined} />
    ),
  },
};
