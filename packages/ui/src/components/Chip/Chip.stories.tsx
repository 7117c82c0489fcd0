import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Chip } from './Chip.tsx';

const meta = preview.meta({
  id: 'components-chip',
  title: 'Components/Actions/Chip',
  component: Chip,
  args: { children: 'I can redeem now', pressed: false, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `A filter that is on or off.

**Use it** in a row of filters, where it stays visible while it is on.

**Do not use it** for an action (Button), or for one of several views (Tabs).`,
      },
    },
  },
});

export const Off = meta.story();

export const On = meta.story({ args: { pressed: true } });

On.test('says that it is on, and turns off', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'I can redeem now', pressed: true }));
  await expect(args.onChange).toHaveBeenLastCalledWith(false);
});

export const Looks = meta.story(looks({ Off, On }));
