import { looks } from '@cb/workbench/looks';
import { controlled } from '@cb/workbench/controlled';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './Checkbox.docs.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  id: 'components-checkbox',
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I understand, continue to delete my account', checked: false, onChange: fn() },
  decorators: [controlled('checked', 'onChange')],
  parameters: { guidance },
});

/** The whole label toggles the box. */
export const Unticked = meta.story();

Unticked.test('is ticked by its label, unticked by Space', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: args.label });
  await userEvent.click(canvas.getByText(args.label));
  await expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});

/** The member has agreed, or selected the row. */
export const Checked = meta.story({ args: { checked: true } });

/** Some of the rows below it are selected, but not all. */
export const Partly = meta.story({ args: { indeterminate: true, label: 'Select all' } });

Partly.test('is announced as partly checked', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
});

/** In a row of a table, where the position shows what the box selects. */
export const LabelHidden = meta.story({ args: { labelHidden: true } });

LabelHidden.test('keeps its name and its touch size', async ({ canvas, args }) => {
  const box = canvas.getByRole('checkbox', { name: args.label });
  const target = box.parentElement?.getBoundingClientRect();
  await expect(target?.width).toBeGreaterThanOrEqual(44);
  await expect(target?.height).toBeGreaterThanOrEqual(44);
});

export const Looks = meta.story({
  ...looks({ Unticked, Checked, Partly, LabelHidden }),
  tags: ['!dev', '!autodocs'],
});
