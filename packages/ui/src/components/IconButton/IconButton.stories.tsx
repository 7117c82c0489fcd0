import { looks } from '@cb/workbench/looks';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { Ban, Bookmark, Flag, X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  id: 'components-iconbutton',
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: <X size={20} aria-hidden />, onClick: fn() },
  parameters: {
    guidance: {
      access: [
        'It is read by its label; the icon is hidden from screen readers.',
        'Tab reaches it; Enter and Space press it.',
        'No tooltip shows its label, so the icon has to be known.',
      ],
      do: {
        text: 'Use one icon that everybody knows, at the end of its row.',
        show: () => (
          <Inline justify="between">
            <Text>Three surveys are waiting for you.</Text>
            <IconButton label="Close" icon={<X size={20} aria-hidden />} />
          </Inline>
        ),
      },
      avoid: {
        text: 'Do not line up icons that members have to tell apart.',
        show: () => (
          <Inline justify="between">
            <Text>Survey of the day</Text>
            <Inline space="xxsmall">
              <IconButton label="Save for later" icon={<Bookmark size={20} aria-hidden />} />
              <IconButton label="Not for me" icon={<Ban size={20} aria-hidden />} />
              <IconButton label="Report a problem" icon={<Flag size={20} aria-hidden />} />
            </Inline>
          </Inline>
        ),
      },
    } satisfies Guidance,
    docs: {
      description: {
        component: `A button with an icon instead of a visible label.

**Use it** for actions with a well-known icon: close, menu, previous, next, show.

**Do not use it** where there is room for a word (Button), or to go to another page.`,
      },
    },
  },
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
