import { pictured } from '@cb/workbench/modes';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  id: 'components-themeswitch',
  title: 'Components/Actions/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system' as const, onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `Switches between the device's theme, light and dark.

**Use it** once a page, in its header.

**Do not use it** as a general choice of three (ChoiceGroup).`,
      },
    },
  },
});

export const System = meta.story({ parameters: pictured });

export const Light = meta.story({ args: { value: 'light' } });

export const Dark = meta.story({ args: { value: 'dark' } });

System.test('chooses by mouse and by arrow keys', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  canvas.getByRole('radio', { name: 'Same as device' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith('light');
});
