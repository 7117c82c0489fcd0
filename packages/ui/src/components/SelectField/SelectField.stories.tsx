import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './SelectField.docs.tsx';
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
  parameters: { guidance },
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
