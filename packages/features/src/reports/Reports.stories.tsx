import { Button } from '@cb/ui/components/Button';
import { demoMemberId } from '@cb/mocks/world/members';
import { worldEpoch } from '@cb/mocks/world/world';
import { pending, respondWith } from '@cb/workbench/respondWith';
import { connected } from '@cb/workbench/connected';
import type { Canvas, PlayContext } from '@cb/workbench/playHelpers';
import preview from '@cb/workbench/preview';
import {
  alerts,
  expectCalledOnce,
  callsTo,
  storyEnvironment,
} from '@cb/workbench/storyEnvironment';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { inViewport } from '@cb/workbench/pictured';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Reports, type ReportsProps } from './Reports.tsx';

const onSearch = fn<ReportsProps['onSearch']>();

/** Keeps the search params in state instead of the URL. "Back" restores the first ones. */
const withAddress: Decorator<ReportsProps> = function WithAddress(Story, { args }) {
  // Keeps the first search, because Storybook keeps args that a decorator sets: `args.search` changes.
  const [first] = useState(args.search);
  const [search, setSearch] = useState(first);
  return (
    <>
      <Story
        args={{
          ...args,
          search,
          onSearch: (next, options) => {
            onSearch(next, options);
            setSearch(next);
          },
        }}
      />
      <Button tone="quiet" onClick={() => setSearch(first)}>
        Back
      </Button>
    </>
  );
};

const meta = preview.meta({
  title: 'Features/Reports/Reports',
  tags: ['!autodocs'],
  component: Reports,
  args: {
    redeemHref: '/dashboard/redeem',
    helpHref: 'https://help.cbrewards.example/',
    search: '',
    onSearch,
  },
  decorators: [withAddress, connected],
  parameters: { signedIn: true, showsMember: true, clock: 'manual' },
  beforeEach: async () => {
    onSearch.mockClear();
    await storyEnvironment.clock.advance(worldEpoch - storyEnvironment.clock.now());
  },
});

const bodiesOf = (path: string) => callsTo(path).map(({ body }) => body);
const table = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: /^Earnings$|^Redemption status$/ }));
/** Returns the texts of a column, from 0, without its header. */
const column = (canvas: Canvas, index: number) =>
  table(canvas)
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.querySelectorAll('td')[index]?.textContent ?? '');
const waitForRows = async ({ canvas }: Pick<PlayContext, 'canvas'>) => {
  await canvas.findByText(/^Total : \d+/);
  await waitFor(() => expect(canvas.queryByText(/Loading Available/)).toBeNull());
};

/** The earnings as the page opens: newest first, as the server sorts them. */
export const Member = meta.story({ play: waitForRows });

Member.test('fetches the newest 200 transactions [CAL-18] [TRX-11]', async () => {
  await expect(bodiesOf('/ListTransactions').map((body) => JSON.parse(body) as unknown)).toEqual([
    { UserId: demoMemberId, ReferenceId: '', TransactionType: '', Limit: 200, Skip: 0 },
  ]);
  await expect(bodiesOf('/searchOrders')).toEqual([]);
});

Member.test('opens in the order of the server, and keeps the address', async ({ canvas }) => {
  await expect(column(canvas, 0)[0]).toBe('19-Nov-2026 8:56PM');
  await expect(canvas.getByText('Total : 63')).toBeVisible();
  await expect(onSearch).not.toHaveBeenCalled();
});

Member.test('reloads the list [TRX-05]', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(bodiesOf('/ListTransactions')).toHaveLength(2));
});

Member.test('sorts, filters and updates the address', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'redemp');
  await expect(canvas.getByText(/^Total : 3/)).toBeVisible();
  await expect(onSearch).not.toHaveBeenCalled();
  await expect(column(canvas, 2)).toEqual(['−1,000', '−1,500', '−1,000']);
  await userEvent.click(canvas.getByRole('button', { name: 'Amount (CB)' }));
  await storyEnvironment.clock.advance(250);
  await expect(column(canvas, 2)).toEqual(['−1,000', '−1,000', '−1,500']);
  await expect(onSearch).toHaveBeenLastCalledWith('?q=redemp&sort=amount&order=descending', {
    replace: true,
  });
  await expect(canvas.getByRole('searchbox')).toHaveValue('redemp');
});

Member.test('moves the focus to the rows and announces them after "Show all"', async (story) => {
  const { canvas, userEvent } = story;
  await userEvent.type(canvas.getByRole('searchbox'), 'nothing has this');
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
  const first = table(canvas).getAllByRole('row')[1];
  await waitFor(() => expect(first).toHaveFocus());
  await waitFor(() => expect(canvas.getByText('Earnings: 63 of 63 shown')).toHaveRole('status'));
});

Member.test('follows another address, as after Back', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'x');
  await storyEnvironment.clock.advance(250);
  await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
});

Member.test('follows Back before a written address has rendered', async ({ canvas, userEvent }) => {
  onSearch.mockImplementationOnce(() =>
    queueMicrotask(() => canvas.getByRole('button', { name: 'Back' }).click()),
  );
  await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
  await expectCalledOnce(onSearch);
  await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('EARNINGS');
});

Member.test('follows the calendar while it stays open', async ({ canvas }) => {
  const week = () => canvas.getByText('Last 7 days', { selector: 'dt' }).nextSibling?.textContent;
  await expect(week()).not.toMatch(/^0\sCB/);
  await storyEnvironment.clock.advance(8 * 86_400_000);
  await waitFor(() => expect(week()).toMatch(/^0\sCB/));
});

Member.test('keeps what was typed until the browser accepts the address', async (story) => {
  const { canvas, userEvent } = story;
  onSearch.mockImplementationOnce(() => {
    throw new DOMException('100 in 10 s', 'SecurityError');
  });
  await userEvent.type(canvas.getByRole('searchbox'), 'redemp');
  await storyEnvironment.clock.advance(250);
  await expect(onSearch).toHaveBeenCalledTimes(1);
  await expect(canvas.getByRole('searchbox')).toHaveValue('redemp');
  await storyEnvironment.clock.advance(10_000);
  await expect(onSearch).toHaveBeenCalledTimes(2);
  await expect(canvas.getByText(/^Total : 3/)).toBeVisible();
});

Member.test('downloads the shown rows as a file', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'redemption');
  await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
  await expectCalledOnce(storyEnvironment.download);
  const [name, text = '', mediaType] = storyEnvironment.download.mock.calls[0] ?? [];
  await expect([name, mediaType]).toEqual(['cb-earnings.csv', 'text/csv']);
  await expect(text.split('\r\n')).toHaveLength(4);
  await expect(text).toContain('Date Time,Description,Amount (CB),Comments');
});

Member.test('fetches the orders without a body [CAL-20] [TRX-02]', async (story) => {
  const { canvas, userEvent } = story;
  canvas.getByRole('tab', { name: 'EARNINGS' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await canvas.findByText(/^Total : 3$/);
  await expect(bodiesOf('/searchOrders')).toEqual(['']);
});

Member.test('adds another tab to the history', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
  await expect(onSearch.mock.calls).toEqual([['?tab=redemptions', { replace: false }]]);
});

/** On a phone: the last 90 days, with the largest amount first. */
export const FilteredOnAPhone = meta.story({
  tags: ['phone'],
  ...inViewport('phone'),
  args: { search: '?days=90&sort=amount&order=descending' },
  play: waitForRows,
});

FilteredOnAPhone.test('keeps the focus beside its filters as they are removed', async (story) => {
  const { canvas, userEvent } = story;
  canvas.getByRole('button', { name: 'Last 90 days' }).focus();
  await userEvent.keyboard('{Enter}');
  const order = canvas.getByRole('button', { name: 'Largest first' });
  await waitFor(() => expect(order).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('search', { name: 'Earnings' })).toHaveFocus());
});

/** The address selects the redemption status, its filter and its order. */
export const ByAddress = meta.story({
  args: { search: '?tab=redemptions&q=approved&sort=status&order=ascending' },
  globals: { viewport: { value: 'wide' } },
  play: waitForRows,
});

ByAddress.test('shows the view in the address', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('REDEMPTION STATUS');
  const sorted = canvas.getByRole('columnheader', { name: 'Status' });
  await expect(sorted).toHaveAttribute('aria-sort', 'ascending');
  await expect(column(canvas, 2)).toEqual([expect.stringMatching(/^Approved/)]);
});

const findExplainer = () => screen.findByRole('dialog', { name: 'Where is my CB?' });

/** The redemption status, where each status opens an explanation of what follows. */
export const Explained = meta.story({
  args: { search: '?tab=redemptions' },
  globals: { viewport: { value: 'wide' } },
  play: waitForRows,
});

Explained.test('explains the status of an order by its own date [DTL-17]', async (story) => {
  const { canvas, userEvent } = story;
  const status = canvas.getByRole('button', { name: 'Pending: where is my CB?' });
  await userEvent.click(status);
  await expect(await findExplainer()).toHaveTextContent(
    /^Where is my CB\?Gift card \(TANGOCARDS\), .*Pending.*Placed on 11-Nov-2026\. Expected 02-Dec-2026 to 23-Dec-2026\./,
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(status).toHaveFocus());
});

Explained.test('copies a row for a report, and opens help', async ({ canvas, userEvent }) => {
  const [explain] = canvas.getAllByRole('button', { name: /^Where is my CB\?/ });
  if (explain) await userEvent.click(explain);
  await userEvent.click(within(await findExplainer()).getByRole('button', { name: 'Report this' }));
  await expectCalledOnce(storyEnvironment.openWindow);
  await expect(storyEnvironment.copyText.mock.calls).toEqual([
    [expect.stringMatching(/^Date: .*\nMethod: Gift card \(TANGOCARDS\)\nAmount: .* CB\nStatus: /)],
  ]);
  await expect(storyEnvironment.openWindow.mock.calls[0]?.[0]).toBe(
    'https://help.cbrewards.example/',
  );
});

export const NonsenseAddress = meta.story({
  tags: ['edge-case'],
  args: { search: '?tab=<b>&days=99&sort=__proto__&order=7' },
  play: waitForRows,
});

NonsenseAddress.test('ignores unknown values', async ({ canvas }) => {
  await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('EARNINGS');
  await expect(canvas.getByText('Total : 63')).toBeVisible();
});

/** A member with 200 transactions, the most that one request returns. */
export const RichMember = meta.story({ globals: { member: 'rich' }, play: waitForRows });

/** A new member: each tab says how to get its first row. */
export const NothingYet = meta.story({ globals: { member: 'new' }, play: waitForRows });

NothingYet.test('shows a message in both tabs [TRX-08] [TRX-09]', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(/There are no transactions found\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
  await expect(await canvas.findByText(/There are no redemption orders\./)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Click Here' })).toHaveAttribute(
    'href',
    '/dashboard/redeem',
  );
});

const strangeTransactions = [
  {
    TransactionDate: '2026-11-09T16:05:00Z',
    TransactionType: 'Survey completed',
    cbCount: '12.5',
    Comments: ['<b>Thanks</b>', 7, ''],
  },
  { TransactionDate: 'some day', TransactionType: null, cbCount: {}, Comments: 'one line' },
  null,
];

export const StrangeRows = meta.story({
  tags: ['fault'],
  beforeEach: respondWith('/ListTransactions', {
    ErrorCode: 'SUCCESS',
    Errors: null,
    Info: null,
    Data: strangeTransactions,
  }),
  play: waitForRows,
});

StrangeRows.test(
  'shows the known values of each row, comments as text [TRX-03] [TRX-12]',
  async ({ canvas, canvasElement }) => {
    const none = '—not given';
    await expect(column(canvas, 0)).toEqual(['09-Nov-2026 4:05PM', 'some day', none]);
    await expect(column(canvas, 1)).toEqual(['Survey completed', none, none]);
    await expect(column(canvas, 2)).toEqual(['12.5', none, none]);
    await expect(column(canvas, 3)).toEqual(['<b>Thanks</b>', 'one line', none]);
    await expect(canvasElement.querySelector('td b')).toBeNull();
  },
);

/** The loading text, until the first response. */
export const Loading = meta.story({ parameters: { scenario: 'never' } });

Loading.test('shows a loading message before the first response [TRX-07]', async ({ canvas }) => {
  await expect(await canvas.findByText('Loading Available CBs… Please wait.')).toBeVisible();
});

/** A tab that was open before shows its rows at once while it fetches them again. */
export const SeenBefore = meta.story({ play: waitForRows });

SeenBefore.test(
  'shows the rows at once, with the loading text while its own call runs [CAL-18] [TRX-07]',
  async ({ canvas, userEvent, msw }) => {
    respondWith('/ListTransactions', pending)({ msw });
    await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
    await waitForRows({ canvas });
    await userEvent.click(canvas.getByRole('tab', { name: 'EARNINGS' }));
    await expect(canvas.getByText('Total : 63')).toBeVisible();
    await waitFor(() => expect(bodiesOf('/ListTransactions')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByText('Loading Available CBs… Please wait.')).toBeVisible(),
    );
    await expect(canvas.getByText('Total : 63')).toBeVisible();
  },
);

const waitForFailure = async ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Refresh' })).not.toHaveAttribute('aria-disabled'),
  );

export const TransportFailure = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'transportFailure' },
  play: waitForFailure,
});

async function expectNoMessage({ canvas }: Pick<PlayContext, 'canvas'>) {
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByText(/Total|There are no|Loading/)).toBeNull();
}

TransportFailure.test('shows no message in either tab [TRX-10]', async (story) => {
  const { canvas, userEvent } = story;
  await expectNoMessage(story);
  await userEvent.click(canvas.getByRole('tab', { name: 'REDEMPTION STATUS' }));
  await waitForFailure(story);
  await expectNoMessage(story);
  await expect(alerts()).toEqual([]);
});

TransportFailure.test('can be refreshed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(bodiesOf('/ListTransactions')).toHaveLength(2));
});

export const ServerErrors = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'serverErrors' },
  play: waitForFailure,
});

ServerErrors.test('shows no message of a refusal [TRX-10]', async (story) => {
  await expect(story.canvas.queryByText(/busy/)).toBeNull();
  await expectNoMessage(story);
});

export const EmptyResponse = meta.story({
  tags: ['fault'],
  parameters: { scenario: 'empty' },
  play: waitForRows,
});
