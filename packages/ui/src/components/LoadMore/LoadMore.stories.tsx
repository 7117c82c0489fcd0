import { looks } from '@cb/workbench/looks';
import type { Canvas } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import { Text } from '../Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { guidance } from './LoadMore.docs.tsx';
import { LoadMore, useIncrementalList } from './LoadMore.tsx';

const meta = preview.meta({
  id: 'components-loadmore',
  title: 'Components/Actions/LoadMore',
  component: LoadMore,
  args: { label: 'Show more surveys', count: 48, onMore: fn() },
  parameters: { guidance },
});

/** Loads more when its end comes near the window, and on a press. */
export const Ready = meta.story();

/** Resolves once the browser has notified the observers of an element, ending with those added last. */
const whenObserved = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });

/** With `from="end"`, it waits until its end is in the window. */
export const FarBelow = meta.story({
  args: { from: 'end' },
  render: (args) => (
    <div style={{ paddingBlockStart: 'calc(100vh + 200px)' }}>
      <LoadMore {...args} />
    </div>
  ),
});

FarBelow.test('waits until its end is in view [REF-09]', async ({ canvas, args }) => {
  const button = canvas.getByRole('button');
  await whenObserved(button);
  await expect(args.onMore).not.toHaveBeenCalled();
  button.scrollIntoView();
  await waitFor(async () => expect(args.onMore).toHaveBeenCalled());
  window.scrollTo(0, 0);
});

FarBelow.test('loads more near its end', { args: { from: 'near' } }, async ({ args }) => {
  await waitFor(async () => expect(args.onMore).toHaveBeenCalled());
});

/** Calls the observer's callback by hand, once the component has an observer. */
let notifyObserver: ((entries: { isIntersecting: boolean }[]) => void) | undefined;

function mockIntersectionObserver() {
  const Real = window.IntersectionObserver;
  window.IntersectionObserver = class extends Real {
    constructor(callback: IntersectionObserverCallback) {
      super(() => {});
      notifyObserver = (entries) => callback(entries as IntersectionObserverEntry[], this);
    }
  };
  return () => {
    window.IntersectionObserver = Real;
    notifyObserver = undefined;
  };
}

/** The browser does not report whether the end is in view: only a press loads more. */
export const ObservedByHand = meta.story({ beforeEach: mockIntersectionObserver });

ObservedByHand.test('uses the last of several observer entries', async ({ args }) => {
  await waitFor(() => expect(notifyObserver).toBeDefined());
  notifyObserver?.([{ isIntersecting: true }, { isIntersecting: false }]);
  await expect(args.onMore).not.toHaveBeenCalled();
  notifyObserver?.([{ isIntersecting: false }, { isIntersecting: true }]);
  await expect(args.onMore).toHaveBeenCalledTimes(1);
});

/** More rows are loading. */
export const Busy = meta.story({ args: { busy: true } });

Busy.test('does not load more while busy', async ({ canvas, userEvent, args }) => {
  await whenObserved(canvas.getByRole('button'));
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onMore).not.toHaveBeenCalled();
});

const rows = Array.from({ length: 1000 }, (_, index) => `Survey ${index + 1}`);

function LongList() {
  const { shown, showMore } = useIncrementalList(rows, 'all');
  return (
    <Stack space="medium">
      {shown.map((row) => (
        <Text key={row}>{row}</Text>
      ))}
      {showMore && <LoadMore label="Show more surveys" count={shown.length} onMore={showMore} />}
    </Stack>
  );
}

/** Scroll down: 1000 rows appear in steps. */
export const InALongList = meta.story({
  render: () => <LongList />,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

InALongList.test('shows the first rows, and more only near the end', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await whenObserved(button);
  await expect(canvas.getAllByText(/^Survey \d+$/)).toHaveLength(50);
  button.scrollIntoView();
  await waitFor(async () => expect(canvas.getAllByText(/^Survey \d+$/).length).toBeGreaterThan(50));
  window.scrollTo(0, 0);
});

const tenRows = rows.slice(0, 10);

function FilteredList() {
  const [filter, setFilter] = useState('all');
  const { shown, showMore } = useIncrementalList(tenRows, filter, 4);
  return (
    <>
      <Text>{`${shown.length} shown`}</Text>
      <Button onClick={() => setFilter(filter === 'all' ? 'best' : 'all')}>Filter</Button>
      {showMore && <Button onClick={showMore}>More</Button>}
    </>
  );
}

InALongList.test('starts over when a filter returns', async ({ canvas, mount, userEvent }) => {
  await mount(<FilteredList />);
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await expect(canvas.getByText('8 shown')).toBeVisible();
  await userEvent.dblClick(canvas.getByRole('button', { name: 'Filter' }));
  await expect(canvas.getByText('4 shown')).toBeVisible();
});

function ShortList() {
  const { shown, showMore } = useIncrementalList(tenRows, 'all', 4);
  return (
    <Stack space="medium">
      <ul>
        {shown.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {showMore && <LoadMore label="Show more surveys" count={shown.length} onMore={showMore} />}
    </Stack>
  );
}

/** Each press moves the focus to the first new row; the button disappears with the last rows. */
export const LastRows = meta.story({
  render: () => <ShortList />,
  beforeEach: mockIntersectionObserver,
});

const queryButton = (canvas: Canvas) => canvas.queryByRole('button', { name: 'Show more surveys' });

LastRows.test('focuses the first new row, on each press', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  await expect(canvas.getByText('Survey 5')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(queryButton(canvas)).toBeNull();
  await waitFor(() => expect(canvas.getByText('Survey 9')).toHaveFocus());
  await userEvent.tab();
  await expect(canvas.getByText('Survey 9')).not.toHaveAttribute('tabindex');
});

LastRows.test('does not move the focus from elsewhere', async ({ canvas }) => {
  for (const count of [8, 10]) {
    await waitFor(() => expect(notifyObserver).toBeDefined());
    notifyObserver?.([{ isIntersecting: true }]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(count));
  }
  await expect(queryButton(canvas)).toBeNull();
  await expect(document.body).toHaveFocus();
});

const columns: readonly TableColumn<string>[] = [
  { key: 'name', header: 'Name', cell: (row) => row },
];

/** A table that renders its rows in chunks of 50, with the button as its footer. */
function LongTable() {
  const { shown, showMore } = useIncrementalList(rows.slice(0, 60), 'table', 50);
  return (
    <Table
      caption="Surveys"
      columns={columns}
      rows={shown}
      rowKey={(row) => row}
      footer={
        showMore && <LoadMore label="Show more surveys" count={shown.length} onMore={showMore} />
      }
    />
  );
}

/** As in a list, the focus moves to the first new row. */
export const LastRowsOfATable = meta.story({
  render: () => <LongTable />,
  beforeEach: mockIntersectionObserver,
});

LastRowsOfATable.test('moves the focus to the first new row', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(queryButton(canvas)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByText('Survey 51').closest('tr')).toHaveFocus());
});

export const Looks = meta.story({ ...looks({ Ready, Busy }), tags: ['!dev', '!autodocs'] });
