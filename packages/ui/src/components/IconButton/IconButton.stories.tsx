import { looks } from '@cb/workbench/looks';
import preview from '@cb/workbench/preview';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  id: 'components-iconbutton',
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X size={20} aria-hidden />, onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: `A button with an icon instead of a visible label.

**Use it** for actions with a well-known icon: close, menu, previous, next, show.

**Do not use it** where there is room for a word (Button), or to go to another page.`,
      },
    },
  },
});

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

export const Strong = meta.story({ args: { tone: 'strong' } });

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

export const Looks = meta.story(looks({ Quiet, Strong, Inherit }));
