import { pictured, picturedIn } from '@cb/workbench/pictured';
import type { Guidance } from '@cb/workbench/ComponentPage';
import preview from '@cb/workbench/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = preview.meta({
  id: 'components-popover',
  title: 'Components/Feedback/Popover',
  component: Popover,
  beforeEach: () => {
    // Following a link would navigate away from Storybook.
    const preventNavigation = (event: Event) => event.preventDefault();
    document.addEventListener('click', preventNavigation);
    return () => document.removeEventListener('click', preventNavigation);
  },
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
  parameters: {
    guidance: {
      access: [
        'Enter and Space open it; the focus moves to its first control if it has a field, otherwise to the panel.',
        'Tab stays inside; Escape closes it and returns the focus to the button.',
        'The panel is read as a dialog with its label. A press outside and a followed link close it.',
      ],
      do: {
        text: 'Name the button after the content of the panel.',
        show: () => (
          <Popover look="raised" trigger="Your balance" label="Your balance">
            <Text>1,250 CB, worth $12.50</Text>
          </Popover>
        ),
      },
      avoid: {
        text: 'Do not name the button after the gesture.',
        show: () => (
          <Popover look="raised" trigger="Click to open" label="Your balance">
            <Text>1,250 CB, worth $12.50</Text>
          </Popover>
        ),
      },
    } satisfies Guidance,
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `A panel under the control that opens it.

**Use it** for a small form or a summary that the member needs now and then, from wherever they are.

**Do not use it** for a list of links (DropdownMenu), or for a question that must be answered (Dialog).`,
      },
    },
  },
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

Open.test('stays open when something foreign is pressed, unlike the page', async (context) => {
  const { canvasElement, userEvent } = context;
  const foreign = document.createElement('div');
  foreign.textContent = 'Fill in';
  document.body.append(foreign);
  await userEvent.click(foreign);
  foreign.remove();
  await userEvent.tab();
  await expect(screen.getByRole('dialog')).toBeVisible();
  await userEvent.click(canvasElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The trigger of the most important one, such as the balance. */
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
