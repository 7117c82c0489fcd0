import { inViewport, pictured, picturedIn } from '@cb/workbench/pictured';
import { withPlatform } from '@cb/workbench/toolbars';
import preview from '@cb/workbench/preview';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fakePlatform } from '#ui/platform/fakePlatform.ts';
import { earnings, earningsSummary } from '../reports.fixtures.ts';
import { EarningsReport } from './EarningsReport.tsx';

const rows = earnings(6);
const noFilter = { text: '', days: undefined, sort: undefined };

const meta = preview.meta({
  id: 'screens-reports-earnings',
  title: 'Screens/Reports/Parts/Earnings',
  component: EarningsReport,
  args: {
    state: { status: 'ready', rows, total: 6, refreshing: false } as const,
    summary: earningsSummary,
    helpHref: 'https://help.cbrewards.example/',
    filter: noFilter,
    onFilter: fn(),
    onRefresh: fn(),
    onDownload: fn(),
  },
});

/** The last 30 days as figures and a chart, then every earning. */
export const Ready = meta.story({ parameters: pictured });

Ready.test('has the columns of the earnings [TRX-03] [TRX-12]', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Earnings' }));
  const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers).toEqual(['Date Time', 'Description', 'Amount (CB)', 'Comments']);
  const cells = table.getAllByRole('cell').slice(4, 8);
  await expect(cells.map(({ textContent }) => textContent)).toEqual([
    '28-Nov-2026 9:42PM',
    'Offer completed',
    '480',
    'OfferToroTried a music service for a month',
  ]);
  await expect(cells[3]?.querySelectorAll('li')).toHaveLength(2);
});

Ready.test('shows the total [TRX-06]', async ({ canvas }) => {
  await expect(canvas.getByText('Total : 6')).toBeVisible();
});

Ready.test('refreshes on a press [TRX-05]', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await expect(args.onRefresh).toHaveBeenCalledTimes(1);
});

Ready.test('filters by text and by period', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 's');
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noFilter, text: 's' });
  const period = canvas.getByLabelText('Period');
  await expect(period).toHaveTextContent(/^AllLast 7 daysLast 30 daysLast 90 days$/);
  await userEvent.selectOptions(period, 'Last 30 days');
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noFilter, days: 30 });
});

Ready.test('sorts by every column', async ({ canvas, userEvent, args }) => {
  for (const [name, column, direction] of [
    ['Date Time', 'date', 'descending'],
    ['Description', 'description', 'ascending'],
    ['Amount (CB)', 'amount', 'descending'],
    ['Comments', 'comments', 'ascending'],
  ] as const) {
    await userEvent.click(canvas.getByRole('button', { name }));
    const sort = { column, direction };
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noFilter, sort });
  }
});

Ready.test('downloads its rows', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
  await expect(args.onDownload).toHaveBeenCalledTimes(1);
});

Ready.test('shows the sums and a chart of 30 days', async ({ canvas, userEvent }) => {
  const name = 'CB earned per day, last 30 days';
  const sum = canvas.getByText('Earned in the last 30 days');
  await expect(sum.nextSibling).toHaveTextContent(/1,884\.5\sCB/);
  const week = canvas.getByText('Last 7 days', { selector: 'dt' });
  await expect(week.nextSibling).toHaveTextContent(/660\sCB/);
  await expect(canvas.getByText('Best day').closest('dt')).toHaveTextContent(
    'Best day 23-Nov-2026',
  );
  await expect(canvas.getByRole('img', { name })).toBeVisible();
  await userEvent.click(canvas.getByText('Show the figures as a table'));
  const table = await canvas.findByRole('table', { name });
  await expect(within(table).getAllByRole('row')).toHaveLength(31);
});

Ready.test('explains every row', async ({ canvas, userEvent }) => {
  const helps = canvas.getAllByRole('button', { name: /^Where is my CB\?/ });
  await expect(helps).toHaveLength(6);
  await expect(helps[0]).toHaveAccessibleName(/Survey completed 28-Nov-2026 11:26PM/);
  if (helps[0]) await userEvent.click(helps[0]);
  await expect(await screen.findByRole('dialog', { name: 'Where is my CB?' })).toHaveTextContent(
    /Survey completed, 42\.5\sCB.*In your balance.*Listed on 28-Nov-2026\./,
  );
});

/** A ledger with a heading for each day replaces the table. */
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Returns the entries of the ledger, without the items of their lists of comments. */
const entriesOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelectorAll<HTMLElement>('[aria-label=Earnings] > [role=listitem]');

OnAPhone.test('is a ledger by day [TRX-03] [TRX-12]', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('table', { name: 'Earnings' })).toBeNull();
  const [first, second, , fourth] = entriesOf(canvasElement);
  await expect(first).toHaveTextContent(/^28-Nov-2026Survey completed/);
  // The heading of the day is not repeated.
  await expect(second).toHaveTextContent(/^Offer completed\+480\sCB9:42PM/);
  await expect(fourth).toHaveTextContent(/^27-Nov-2026/);
});

OnAPhone.test('sorts with one menu, in a sheet', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByLabelText('Order'), 'Largest first');
  const sort = { column: 'amount', direction: 'descending' };
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...noFilter, sort });
});

export const ManyOnAPhone = meta.story({
  tags: ['edge-case'],
  args: { state: { status: 'ready', rows: earnings(63), total: 70, refreshing: false } },
  globals: { viewport: { value: 'phone' } },
});

ManyOnAPhone.test('shows ten entries, and more on a press', async (story) => {
  const { canvas, canvasElement, userEvent } = story;
  const shown = () => entriesOf(canvasElement);
  const more = () => canvas.queryByRole('button', { name: 'Show more' });
  await expect(shown()).toHaveLength(10);
  await expect(canvas.getByText(/^Total : 63/)).toBeVisible();
  for (const count of [60, 63]) {
    const before = shown().length;
    more()?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toHaveLength(count);
    await waitFor(() => expect(shown()[before]).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByText(`Earnings: ${count} of 70 shown`)).toHaveAttribute('role', 'status'),
    );
  }
  await expect(more()).toBeNull();
});

ManyOnAPhone.test('prints every entry', async ({ canvas }) => {
  // Repeated, because the story may render before it listens.
  await waitFor(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getAllByLabelText(/^Where is my CB\?/)).toHaveLength(63);
  });
  await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  window.dispatchEvent(new Event('afterprint'));
  await expect(canvas.getAllByLabelText(/^Where is my CB\?/)).toHaveLength(10);
});

/** The period and the sort in use appear as chips, because the sheet hides them. */
export const FilteredOnAPhone = meta.story({
  tags: ['phone'],
  args: {
    filter: { text: '', days: 30, sort: { column: 'amount', direction: 'descending' } },
  },
  ...inViewport('phone'),
});

FilteredOnAPhone.test('resets a filter with its chip', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days', pressed: true }));
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, days: undefined });
  await userEvent.click(canvas.getByRole('button', { name: 'Largest first', pressed: true }));
  await expect(args.onFilter).toHaveBeenLastCalledWith({ ...args.filter, sort: undefined });
});

FilteredOnAPhone.test(
  'shows a descending sort by text',
  { args: { filter: { ...noFilter, sort: { column: 'comments', direction: 'descending' } } } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'By Comments, Z to A' })).toBeVisible();
  },
);

/** The largest amounts first. */
export const Sorted = meta.story({
  args: { filter: { ...noFilter, sort: { column: 'amount', direction: 'descending' } } },
});

/** A text and a period are in use; the total also counts the rows that are left out. */
export const Filtered = meta.story({
  parameters: picturedIn('dark phone'),
  args: {
    filter: { ...noFilter, text: 'survey', days: 30 },
    state: { status: 'ready', rows: rows.slice(0, 2), total: 6, refreshing: false },
  },
});

Filtered.test('shows the number of filtered rows', async ({ canvas }) => {
  await expect(canvas.getByText('Total : 2').parentElement).toHaveTextContent('Total : 2 of 6');
});

/** No row matches the filter; there is nothing to download, and a button shows all. */
export const NothingMatches = meta.story({
  args: {
    filter: { ...noFilter, text: 'zzz', days: 7 },
    state: { status: 'ready', rows: [], total: 6, refreshing: false },
  },
});

NothingMatches.test('has nothing to download', async ({ canvas, userEvent, args }) => {
  const download = canvas.getByRole('button', { name: 'Download CSV' });
  await expect(download).toHaveAccessibleDescription(/nothing to download/);
  await userEvent.click(download);
  await expect(args.onDownload).not.toHaveBeenCalled();
});

NothingMatches.test('resets the filter with "Show all"', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  await expect(args.onFilter).toHaveBeenCalledWith(noFilter);
});

/** A member who has not earned anything yet. */
export const Empty = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'empty', refreshing: false } },
});

Empty.test('shows how to start earning [TRX-06] [TRX-08]', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'There are no transactions found. Start earning CBs and your transactions will appear here.',
    ),
  ).toBeVisible();
  await expect(canvas.getByText('Total : 0')).toBeVisible();
});

const loading = 'Loading Available CBs… Please wait.';

/** The first request: placeholders below an overlay with the specified text. */
export const Loading = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'loading' } },
});

Loading.test('shows its text over the table [TRX-07]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(loading)).toBeVisible());
  await expect(canvas.queryByText(/no transactions found/)).toBeNull();
});

const platform = fakePlatform();

/** After 10 seconds a sentence says that loading takes longer than usual. */
export const LoadingLong = meta.story({
  args: { state: { status: 'loading' } },
  decorators: [withPlatform(platform)],
});

LoadingLong.test('says after 10 s that it takes long', async ({ canvas }) => {
  await platform.clock.advance(9999);
  await expect(canvas.queryByText('This is taking longer than usual.')).toBeNull();
  await platform.clock.advance(1);
  await expect(await canvas.findByText('This is taking longer than usual.')).toBeVisible();
});

/** The report is being requested again; its rows stay below the overlay. */
export const Refreshing = meta.story({
  args: { state: { status: 'ready', rows, total: 6, refreshing: true } },
});

Refreshing.test('keeps the rows under its overlay [TRX-07]', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText(loading)).toBeVisible());
  await expect(canvas.getAllByText('Survey completed')).toHaveLength(2);
});

/** The report did not load: nothing was lost, and a button loads it again. */
export const Failed = meta.story({
  parameters: picturedIn('light wide'),
  args: { state: { status: 'failed' } },
});

Failed.test(
  'says what did not load and that nothing was lost, without an alert [TRX-10]',
  async ({ canvas }) => {
    await expect(canvas.getByText('This report did not load. Nothing was lost.')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByText(/Total|no transactions|Loading/)).toBeNull();
  },
);

Failed.test('loads the report again on a press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load the report again' }));
  await expect(args.onRefresh).toHaveBeenCalledTimes(1);
});

export const ExtremeText = meta.story({
  tags: ['edge-case'],
  args: {
    state: {
      status: 'ready',
      total: 2,
      refreshing: false,
      rows: [
        {
          id: '1',
          date: 'some day',
          description: '<b>Bold</b> \u202Ebackwards',
          cb: Number.NaN,
          comments: ['<img src=x onerror=alert(1)>', 'W'.repeat(400)],
        },
        { id: '2', date: '', description: '', cb: 0.27, comments: [] },
      ],
    },
  },
});

ExtremeText.test('shows HTML as text and keeps its width [TRX-03]', async (story) => {
  const { canvas, canvasElement } = story;
  await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(canvasElement.querySelector('img, b')).toBeNull();
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

ExtremeText.test('rounds amounts down, and says what is not given', async ({ canvas }) => {
  await expect(canvas.getByText('0.2')).toBeVisible();
  await expect(canvas.getAllByText('not given')).toHaveLength(4);
});
