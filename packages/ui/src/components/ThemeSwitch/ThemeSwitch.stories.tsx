import { pictured } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { guidance } from './ThemeSwitch.docs.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  id: 'components-themeswitch',
  title: 'Components/Actions/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system' as const, onChange: fn() },
  parameters: { guidance },
});

/** The site follows the setting of the device. */
export const System = meta.story({ parameters: pictured });

/** Light, whatever the device says. */
export const Light = meta.story({ args: { value: 'light' } });

/** Dark, whatever the device says. */
export const Dark = meta.story({ args: { value: 'dark' } });

System.test('chooses by mouse and by arrow keys', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
  await expect(args.onChange).toHaveBeenLastCalledWith('dark');
  canvas.getByRole('radio', { name: 'Same as device' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith('light');
});
