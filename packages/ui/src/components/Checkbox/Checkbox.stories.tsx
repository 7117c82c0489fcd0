import { looks } from '@cb/workbench/looks';
import { controlled } from '@cb/workbench/controlled';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  id: 'components-checkbox',
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I understand, continue to delete my account', checked: false, onChange: fn() },
  decorators: [controlled('checked', 'onChange')],
  parameters: {
    guidance: {
      access: [
        'Tab reaches the box; Space and a press on the label tick it.',
        'A box that is ticked in part is announced as mixed.',
        'A hidden label is still read.',
      ],
      do: {
        text: 'Word the label so that a tick means yes.',
        show: () => (
          <Checkbox
            label="Send me an email when a gift card arrives"
            checked
            onChange={() => undefined}
          />
        ),
      },
      avoid: {
        text: 'Do not write a label whose tick means no.',
        show: () => (
          <Checkbox
            label="Do not send me an email when a gift card arrives"
            checked={false}
            onChange={() => undefined}
          />
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A box to tick.

**Use it** to agree to something, and to select rows of a list.

**Do not use it** to choose one of several options (ChoiceGroup), or for a setting that takes effect at once.`,
      },
    },
  },
});

/** The whole label toggles the box. */
export const Unticked = meta.story();

Unticked.test('is ticked by its label and by Space', async ({ canvas, userEvent, args }) => {
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
export const Partly = meta.story({ args: { partly: true, label: 'Select all' } });

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
