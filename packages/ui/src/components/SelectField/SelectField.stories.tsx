import { looks } from '@cb/workbench/looks';
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

export const Stacked = meta.story();

Stacked.test('reports the selected value', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('combobox', { name: 'Period' });
  await expect(field).toHaveDisplayValue('All');
  await userEvent.selectOptions(field, 'Last 30 days');
  await expect(args.onChange).toHaveBeenCalledWith('30');
});

export const InOneLine = meta.story({ args: { inline: true } });

export const Looks = meta.story(looks({ Stacked, InOneLine }));
