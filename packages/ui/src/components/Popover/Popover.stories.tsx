import { pictured, picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { preventNavigation } from '../Link/Link.fixtures.ts';
import { guidance } from './Popover.docs.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  id: 'components-popover',
  title: 'Components/Feedback/Popover',
  component: Popover,
  beforeEach: preventNavigation,
  args: {
    trigger: 'CB CODE',
    label: 'Redeem a CB code',
    children: (
      <>
        <Text>100 CB = 1$</Text>
        <Link href="#report">My Earning History</Link>
      </>
    ),
  },
  parameters: { guidance, docs: { story: { inline: false, height: '320px' } } },
});

/** The trigger alone; press it to open the panel. */
export const Closed = meta.story();

Closed.test('opens by keyboard, closes on Escape and restores the focus', async (story) => {
  const trigger = story.canvas.getByRole('button', { name: 'CB CODE' });
  trigger.focus();
  await story.userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Redeem a CB code' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await story.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Closed.test('closes when one of its links is followed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'CB CODE' }));
  await userEvent.click(await screen.findByRole('link', { name: 'My Earning History' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The panel below its trigger; a press outside or Escape closes it. */
export const Open = meta.story({
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
});

Open.test(
  'closes on a press on the page, but not on an element of a browser extension',
  async (context) => {
    const { canvasElement, userEvent } = context;
    const injected = document.createElement('div');
    injected.textContent = 'Fill in';
    document.body.append(injected);
    await userEvent.click(injected);
    injected.remove();
    // Neither the press nor the focus that moves on closes the panel.
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

/** The trigger of a view's most important popover, such as the balance. */
export const Raised = meta.story({
  parameters: picturedIn('light wide'),
  args: { look: 'raised', trigger: '1,250 CB' },
});

export const LongContent = meta.story({
  tags: ['edge-case'],
  parameters: pictured,
  args: {
    children: (
      <>
        <Text>{'A code that goes on and on. '.repeat(120)}</Text>
        <Link href="#report">My Earning History</Link>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
  },
});
