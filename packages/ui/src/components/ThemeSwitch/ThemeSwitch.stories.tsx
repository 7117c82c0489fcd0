import { pictured } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = preview.meta({
  id: 'components-themeswitch',
  title: 'Components/Actions/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system' as const, onChange: fn() },
  parameters: {
    guidance: {
      access: [
        'It is read as the group “Theme” with three radio buttons.',
        'Tab reaches the chosen one; the arrow keys choose another at once.',
        'The name of each icon is read, and is its tooltip.',
      ],
      do: {
        text: 'Let a choice take effect at once.',
        show: () => (
          <Inline justify="between">
            <Wordmark />
            <ThemeSwitch value="system" onChange={() => undefined} />
          </Inline>
        ),
      },
      avoid: {
        text: 'Do not ask to save it.',
        show: () => (
          <Stack space="small">
            <Heading level={3} id="appearance">
              Appearance
            </Heading>
            <Form
              labelledBy="appearance"
              onSubmit={() => undefined}
              actions={<Button type="submit">Save</Button>}
            >
              <ThemeSwitch value="system" onChange={() => undefined} />
            </Form>
          </Stack>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `Switches between the device's theme, light and dark.

**Use it** once a page, in its header.

**Do not use it** as a general choice of three (ChoiceGroup).`,
      },
    },
  },
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
