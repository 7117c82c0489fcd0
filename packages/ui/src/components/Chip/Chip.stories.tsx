import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './Chip.docs.tsx';
import { Chip } from './Chip.tsx';

const meta = preview.meta({
  id: 'components-chip',
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'I can redeem now', pressed: false, onChange: fn() },
  parameters: { guidance },
});

/** The filter does not narrow the list. */
export const Off = meta.story();

/** The tick and the colour show that the filter narrows the list. */
export const On = meta.story({ args: { pressed: true } });

On.test('is announced as on, and calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'I can redeem now', pressed: true }));
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});

export const Looks = meta.story({ ...looks({ Off, On }), tags: ['!dev', '!autodocs'] });
