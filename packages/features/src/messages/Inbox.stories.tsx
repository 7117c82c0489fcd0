import { Button } from '@cb/ui/components/Button';
import { connected } from '@cb/workbench/connected';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Inbox } from './Inbox.tsx';

const links = {
  surveys: '/dashboard/surveys',
  referAndEarn: '/dashboard/referearn',
  giftCards: '/giftcards.html',
  games: 'https://games.cbrewards.example/',
  welcome: '/dashboard/cbmessage',
};

/** Remounts the inbox, as if the member left it and came back. */
const withRemount: Decorator = function Visits(Story) {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <Story key={visit} />
      <Button tone="quiet" onClick={() => setVisit(visit + 1)}>
        Leave and come back
      </Button>
    </>
  );
};

const storeMemory = (value: string) => () => {
  sessionStorage.setItem('cb-inbox', value);
  return () => sessionStorage.removeItem('cb-inbox');
};

const meta = preview.meta({
  title: 'Features/Messages/Inbox',
  tags: ['!autodocs'],
  component: Inbox,
  args: { links },
  decorators: [withRemount, connected],
  beforeEach: () => {
    sessionStorage.removeItem('cb-inbox');
    return () => sessionStorage.removeItem('cb-inbox');
  },
});

const queryRows = (canvas: Canvas) => canvas.queryAllByRole('listitem');
const queryUnread = (canvas: Canvas) => canvas.queryAllByText('Unread');
const getCheckbox = (canvas: Canvas, name: string) => canvas.getByRole('checkbox', { name });
const getButton = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const getSearchBox = (canvas: Canvas) => canvas.getByRole('searchbox');

/** The start of a browser session: all five messages are unread. */
export const Fresh = meta.story();

Fresh.test('searches sender, subject and text [INB-02]', async ({ canvas, userEvent }) => {
  for (const [search, subjects] of [
    ['refer & EARN', ['Revenue share raised']],
    ['gift', ['New gift cards']],
    ['2.0 point', ['Welcome to CB Rewards']],
    ['  new  ', ['New surveys added', 'New gift cards']],
  ] as const) {
    await userEvent.clear(getSearchBox(canvas));
    await userEvent.type(getSearchBox(canvas), search);
    await expect(queryRows(canvas)).toHaveLength(subjects.length);
    for (const subject of subjects) canvas.getByText(subject);
    // One message alone is not the newest of several.
    await expect(canvas.queryAllByText('Newest')).toHaveLength(subjects.length - 1);
  }
});

Fresh.test(
  'marks selected messages as read, for the session [INB-03] [INB-04]',
  async ({ canvas, userEvent }) => {
    await expect(queryUnread(canvas)).toHaveLength(5);
    await userEvent.click(getCheckbox(canvas, 'Select: New gift cards'));
    await userEvent.click(getCheckbox(canvas, 'Select: Revenue share raised'));
    await userEvent.click(getButton(canvas, 'Mark as read'));
    await expect(queryUnread(canvas)).toHaveLength(3);
    await expect(getButton(canvas, 'Mark as read')).toHaveFocus();
    await userEvent.click(getButton(canvas, 'Leave and come back'));
    await expect(queryUnread(canvas)).toHaveLength(3);
  },
);

Fresh.test('deletes by keyboard alone, for the session [INB-05]', async ({ canvas, userEvent }) => {
  getCheckbox(canvas, 'Select: Games do not earn CBs').focus();
  await userEvent.keyboard(' ');
  getButton(canvas, 'Delete').focus();
  await userEvent.keyboard('{Enter}');
  await expect(queryRows(canvas)).toHaveLength(4);
  await expect(canvas.queryByText('Games do not earn CBs')).toBeNull();
  await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  await userEvent.click(getButton(canvas, 'Leave and come back'));
  await expect(queryRows(canvas)).toHaveLength(4);
});

Fresh.test('announces how many messages it deleted and found', async ({ canvas, userEvent }) => {
  // The first region says how many messages are selected.
  const [, region] = canvas.getAllByRole('status');
  await userEvent.click(getCheckbox(canvas, 'Select: Games do not earn CBs'));
  await userEvent.click(getCheckbox(canvas, 'Select: New gift cards'));
  await userEvent.click(getButton(canvas, 'Delete'));
  await waitFor(() => expect(region).toHaveTextContent('2 messages deleted, 3 left'));
  await userEvent.type(getSearchBox(canvas), 'zzz');
  await waitFor(() => expect(region).toHaveTextContent('0 messages found'));
});

Fresh.test('brings back what was deleted last, and only that', async ({ canvas, userEvent }) => {
  await userEvent.click(getCheckbox(canvas, 'Select: Games do not earn CBs'));
  await userEvent.click(getButton(canvas, 'Delete'));
  await userEvent.click(getCheckbox(canvas, 'Select: New gift cards'));
  await userEvent.click(getButton(canvas, 'Delete'));
  await expect(queryRows(canvas)).toHaveLength(3);
  await userEvent.click(getButton(canvas, 'Undo'));
  await expect(queryRows(canvas)).toHaveLength(4);
  await expect(canvas.getByText('New gift cards')).toBeVisible();
  await expect(canvas.queryByText('Games do not earn CBs')).toBeNull();
  await expect(canvas.getByRole('list')).toHaveFocus();
});

Fresh.test('does not act on messages that the search hides', async ({ canvas, userEvent }) => {
  await userEvent.click(getCheckbox(canvas, 'Select all'));
  await userEvent.type(getSearchBox(canvas), 'gift');
  await userEvent.click(getButton(canvas, 'Delete'));
  await canvas.findByText(/No message has/);
  await userEvent.clear(getSearchBox(canvas));
  await expect(queryRows(canvas)).toHaveLength(4);
});

Fresh.test('marks a message as read when its link is followed', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Refer a friend' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  await expect(queryUnread(canvas)).toHaveLength(4);
});

Fresh.test(
  'keeps the label of the pages, however few messages are left [INB-10]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(getCheckbox(canvas, 'Select all'));
    await userEvent.click(getButton(canvas, 'Delete'));
    await expect(canvas.getByText('1-50 of 234')).toBeVisible();
  },
);

/** A search that finds nothing offers to show all messages. */
export const NoMatch = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.type(getSearchBox(canvas), 'zzz'),
});

NoMatch.test('shows all messages, announced and with the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(getButton(canvas, 'Show all messages'));
  await expect(queryRows(canvas)).toHaveLength(5);
  await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
  await waitFor(() => expect(canvas.getByText('All messages shown')).toHaveRole('status'));
});

/** The member deleted every message; an action brings them back. */
export const AllDeleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(getCheckbox(canvas, 'Select all'));
    await userEvent.click(getButton(canvas, 'Delete'));
    await canvas.findByText('Your inbox is empty.');
  },
});

AllDeleted.test('restores all messages, with none selected', async ({ canvas, userEvent }) => {
  await userEvent.click(getButton(canvas, 'Bring the messages back'));
  await expect(queryRows(canvas)).toHaveLength(5);
  await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
  await waitFor(() => expect(canvas.getByText('All messages brought back')).toHaveRole('status'));
  await expect(getButton(canvas, 'Delete')).toBeDisabled();
});

/** Later in the same browser session: one message is read and another one deleted. */
export const Remembered = meta.story({
  beforeEach: storeMemory('{"read":["surveys","nobody"],"deleted":["games"]}'),
});

Remembered.test('is restored as it was left', async ({ canvas }) => {
  await expect(queryRows(canvas)).toHaveLength(4);
  await expect(queryUnread(canvas)).toHaveLength(3);
});

export const BrokenMemory = meta.story({
  tags: ['fault'],
  beforeEach: storeMemory('{"read":7,"deleted":null}'),
});

BrokenMemory.test('starts with all messages unread', async ({ canvas }) => {
  await expect(queryRows(canvas)).toHaveLength(5);
  await expect(queryUnread(canvas)).toHaveLength(5);
});

export const NoJsonMemory = meta.story({ tags: ['fault'], beforeEach: storeMemory('<html>') });

export const StorageRefused = meta.story({
  tags: ['fault'],
  beforeEach: () => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    return () => {
      Storage.prototype.setItem = set;
    };
  },
});

StorageRefused.test('marks messages as read all the same', async ({ canvas, userEvent }) => {
  await userEvent.click(getCheckbox(canvas, 'Select all'));
  await userEvent.click(getButton(canvas, 'Mark as read'));
  await expect(queryUnread(canvas)).toHaveLength(0);
});
