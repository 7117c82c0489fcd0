import type { Guidance } from '@cb/workbench/ComponentPage';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';

export const choices = ['Dog', 'Cat', 'Fish'].map((label, index) => ({
  value: String(index),
  label,
}));

const ages = [
  { value: '18', label: '18 to 24' },
  { value: '25', label: '25 to 34' },
  { value: '35', label: '35 or older' },
];

export const guidance: Guidance = {
  use: `The choices of a question, all visible: radio buttons for one answer, checkboxes for several.

**Use it** for the questions of a profile or a survey, below the text that asks. A chosen radio button can be deselected.

**Do not use it** for a single box to tick (Checkbox), or for choices that need a list to open (SelectField, Combobox).`,
  access: [
    'Tab reaches the chosen radio button, and the arrow keys choose another; each checkbox is reached by Tab.',
    'Space chooses; on a chosen radio button it takes the choice back.',
    'The group is read with its question, and each choice as a radio button or a checkbox.',
  ],
  do: {
    text: 'Use radio buttons where one answer excludes the others.',
    show: () => (
      <Stack space="small">
        <Text weight="strong" id="age">
          How old are you?
        </Text>
        <ChoiceGroup
          kind="one"
          labelledBy="age"
          choices={ages}
          chosen={['25']}
          onToggle={() => undefined}
        />
      </Stack>
    ),
  },
  avoid: {
    text: 'Do not use checkboxes for a question with one true answer.',
    show: () => (
      <Stack space="small">
        <Text weight="strong" id="your-age">
          How old are you?
        </Text>
        <ChoiceGroup
          kind="many"
          labelledBy="your-age"
          choices={ages}
          chosen={['25']}
          onToggle={() => undefined}
        />
      </Stack>
    ),
  },
};
