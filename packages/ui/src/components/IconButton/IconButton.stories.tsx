import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { guidance } from './IconButton.docs.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  id: 'components-iconbutton',
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X size={20} aria-hidden />, onClick: fn() },
  parameters: { guidance },
});

/** In a muted colour, for most actions. */
export const Quiet = meta.story();

Quiet.test('has a name, and is pressed by mouse and keyboard', async (story) => {
  const { canvas, userEvent, args } = story;
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledTimes(2);
});

Quiet.test('has the minimum touch size', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect([width, height]).toEqual([44, 44]);
});

/** In the colour of text, for an action that must be seen. */
export const Strong = meta.story({ args: { tone: 'strong' } });

/** In the colour of its container, such as a coloured message. */
export const Inherit = meta.story({
  args: { tone: 'inherit' },
  decorators: [
    (Story) => (
      <Text as="span" tone="critical">
        <Story />
      </Text>
    ),
  ],
});

export const Looks = meta.story({
  ...looks({ Quiet, Strong, Inherit }),
  tags: ['!dev', '!autodocs'],
});
