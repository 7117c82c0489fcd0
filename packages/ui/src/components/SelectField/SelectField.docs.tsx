import type { Guidance } from '@cb/workbench/ComponentPage';
import { SelectField } from './SelectField.tsx';

export const guidance: Guidance = {
  use: `A choice of one option, with the device's own control.

**Use it** for up to about 15 options that need no explanation.

**Do not use it** for more options (Combobox), or for two or three with enough room (ChoiceGroup).`,
  access: [
    'It is the browser’s own select: Space opens it, arrow keys and letters choose.',
    'It is read with its label and the chosen option.',
  ],
  do: {
    text: 'Begin with the option that most members want.',
    show: () => (
      <SelectField
        label="Period"
        value=""
        onChange={() => undefined}
        options={[
          { value: '', label: 'All' },
          { value: '7', label: 'Last 7 days' },
        ]}
      />
    ),
  },
  avoid: {
    text: 'Do not begin with an option that chooses nothing.',
    show: () => (
      <SelectField
        label="Period"
        value=""
        onChange={() => undefined}
        options={[
          { value: '', label: 'Please select' },
          { value: '7', label: 'Last 7 days' },
        ]}
      />
    ),
  },
};
