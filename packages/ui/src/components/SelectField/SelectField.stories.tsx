import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const meta = preview.meta({
  id: 'components-selectfield',
  title: 'Components/Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Period',
    value: '',
    onChange: fn(),
    options: [
      { value: '', label: 'All' },
      { value: '7', label: 'Last 7 days' },
      { value: '30', label: 'Last 30 days' },
    ],
  },
  parameters: {
    guidance: {
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
    } satisfies Guidance,
    // The reports and the store have the pictures.
    docs: {
      description: {
        component: `A choice of one option, with the device's own control.

**Use it** for up to about 15 options that need no explanation.

**Do not use it** for more options (Combobox), or for two or three with enough room (ChoiceGroup).`,
      },
    },
  },
});

/** In a form, with the label above. */
export const Stacked = meta.story();

Stacked.test('reports the selected value', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Period' });
  await expect(field).toHaveDisplayValue('All');
  await userEvent.selectOptions(field, 'Last 30 days');
  await expect(args.onChange).toHaveBeenCalledWith('30');
});

/** In a row of filters, with the label inside. */
export const InOneLine = meta.story({ args: { inline: true } });

export const Looks = meta.story({ ...looks({ Stacked, InOneLine }), tags: ['!dev', '!autodocs'] });
