import { inShell } from '@cb/workbench/inShell';
import { picturedIn } from '@cb/workbench/pictured';
import preview from '@cb/workbench/preview';
import { expect, fn, within } from 'storybook/test';
import { InboxScreen } from './InboxScreen.tsx';
import { inboxMessages } from '#ui/domain/inboxMessages.ts';

const links = {
  surveys: '/dashboard/surveys',
  referAndEarn: '/dashboard/referearn',
  giftCards: '/giftcards.html',
  games: 'https://games.cbrewards.example/',
  welcome: '/dashboard/cbmessage',
};
const messages = inboxMessages(links, 'CB Rewards');

const meta = preview.meta({
  title: 'Screens/Messages/Inbox',
  component: InboxScreen,
  args: {
    status: 'ready' as const,
    messages,
    read: new Set<string>(),
    selected: new Set<string>(),
    search: '',
    onSearch: fn(),
    onSelect: fn(),
    onSelectAll: fn(),
    onMarkRead: fn(),
    onDelete: fn(),
    undoable: 0,
    onUndo: fn(),
    onFollow: fn(),
    onRestore: fn(),
  },
});

/** The five fixed messages; a dot and bold text mark each one as unread. */
export const Unread = meta.story(inShell('inbox'));

Unread.test('lists the five fixed messages [INB-01] [INB-06]', async ({ canvas }) => {
  const rows = canvas.getAllByRole('listitem');
  const subjects = [
    'New surveys added',
    'Revenue share raised',
    'New gift cards',
    'Games do not earn CBs',
    'Welcome to CB Rewards',
  ];
  await expect(rows).toHaveLength(5);
  for (const [index, subject] of subjects.entries())
    await expect(rows[index]).toHaveTextContent(subject);
});

Unread.test('marks the newest message', async ({ canvas }) => {
  const marks = canvas.getAllByRole('listitem').map((row) => within(row).queryByText('Newest'));
  await expect(marks.map((mark) => mark !== null)).toEqual([true, false, false, false, false]);
});

Unread.test('mentions the raised share [INB-07] [PRD-07]', async ({ canvas }) => {
  await expect(canvas.getByText(/rose from 10% to 30%/)).toBeVisible();
});

Unread.test('says that games do not earn CBs [INB-08]', async ({ canvas }) => {
  await expect(canvas.getByText(/games do not earn CBs/)).toBeVisible();
});

Unread.test('welcomes briefly [PRD-08] [PRD-09]', async ({ canvas }) => {
  const text = canvas.getByText(/2\.0 point system/);
  await expect(text).toHaveTextContent('old account stay separate: redeem them');
  await expect(text).toHaveTextContent('then stop using the old account');
});

Unread.test('has a link in every message [INB-09]', async ({ canvas }) => {
  const inList = within(canvas.getByRole('region', { name: 'Messages' }));
  const hrefs = inList.getAllByRole('link').map((link) => link.getAttribute('href'));
  await expect(hrefs).toEqual(Object.values(links));
});

Unread.test('reports the message whose link is followed', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByRole('link', { name: /Refer a friend/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect(args.onFollow).toHaveBeenCalledWith('revenue-share');
});

Unread.test('shows the placeholder of pages [INB-10]', async ({ canvas }) => {
  await expect(canvas.getByText('1-50 of 234')).toBeVisible();
});

Unread.test('has a search control [INB-02]', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the inbox' }), 'g');
  await expect(args.onSearch).toHaveBeenCalledWith('g');
});

Unread.test('selects by mouse and by keyboard [INB-03]', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select: New gift cards' });
  await userEvent.click(box);
  await expect(args.onSelect).toHaveBeenCalledWith('gift-cards', true);
  await userEvent.keyboard(' ');
  await expect(args.onSelect).toHaveBeenCalledTimes(2);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
  await expect(args.onSelectAll).toHaveBeenCalledWith(true);
});

Unread.test('explains why the buttons are disabled without a selection', async ({ canvas }) => {
  for (const name of ['Mark as read', 'Delete']) {
    const button = canvas.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Select a message first.');
  }
});

/** Read and unread messages in one list. */
export const SomeRead = meta.story({ args: { read: new Set(['surveys', 'games', 'welcome']) } });

SomeRead.test('distinguishes read from unread', async ({ canvas }) => {
  const marks = canvas.getAllByRole('listitem').map((row) => within(row).queryByText('Unread'));
  await expect(marks.map((mark) => mark !== null)).toEqual([false, true, true, false, false]);
});

/** A selection enables the actions; “Select all” is partly checked. */
export const SomeSelected = meta.story({
  parameters: picturedIn('light wide'),
  args: { selected: new Set(['surveys', 'games']) },
});

SomeSelected.test('ticks “Select all” partly', async ({ canvas }) => {
  await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
});

SomeSelected.test(
  'marks as read and deletes [INB-04] [INB-05]',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read' }));
    await expect(args.onMarkRead).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledTimes(1);
  },
);

/** Every message is selected; unchecking “Select all” deselects them. */
export const AllSelected = meta.story({
  args: { selected: new Set(messages.map(({ id }) => id)) },
});

AllSelected.test('deselects all', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
  await expect(args.onSelectAll).toHaveBeenCalledWith(false);
});

/** Two messages were just deleted, which can be undone. */
export const SomeDeleted = meta.story({
  args: { messages: messages.slice(2), undoable: 2 },
});

SomeDeleted.test('offers to undo the deletion', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('2 messages deleted.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(args.onUndo).toHaveBeenCalledOnce();
});

/** No message is left; a button brings them all back. */
export const AllDeleted = meta.story({
  args: { status: 'deleted', messages: [] },
});

AllDeleted.test('restores the messages', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Your inbox is empty.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Bring the messages back' }));
  await expect(args.onRestore).toHaveBeenCalledTimes(1);
});

/** No message contains the searched text, which the sentence quotes. */
export const NoMatch = meta.story({
  parameters: picturedIn('light wide'),
  args: { status: 'noMatch', messages: [], search: 'no such thing' },
});

NoMatch.test('resets the search with "Show all messages"', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/No message has/)).toHaveTextContent('“no such thing”');
  await userEvent.click(canvas.getByRole('button', { name: 'Show all messages' }));
  await expect(args.onSearch).toHaveBeenCalledWith('');
});

export const HostileSearch = meta.story({
  tags: ['edge-case'],
  args: { status: 'noMatch', messages: [], search: `<img src=x>\u202E${'W'.repeat(5000)}` },
});
