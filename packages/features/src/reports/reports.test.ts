import { expect, test } from 'vitest';
import { ordersQuery, transactionsQuery } from '../shared/member/ordersAndTransactions.ts';
import { mockServer } from '../shared/wire/mockServer.fixtures.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import { toEarningRow, toOrderRow } from './rows.ts';
import { earnedPerDay, toEarningsSummary, toOrdersSummary } from './summary.ts';
import { earningsCsv, ordersCsv } from './toCsv.ts';
import { toReportState } from './useReport.ts';

const server = mockServer();
const earnings = async () =>
  (await createQueryClient().fetchQuery(transactionsQuery('m-7'))).map((wire, index) =>
    toEarningRow(wire, `e${index}`, 'Asia/Kolkata'),
  );
const orders = async () =>
  (await createQueryClient().fetchQuery(ordersQuery('m-7'))).map((wire, index) =>
    toOrderRow(wire, `o${index}`, 'Asia/Kolkata'),
  );

const instant = Date.UTC(2026, 10, 9, 16, 5);

test('reads a transaction [CAL-18] [TRX-03]', async () => {
  server.succeed({
    TransactionDate: '2026-11-09T16:05:00Z',
    TransactionType: 'Survey completed',
    cbCount: 12.5,
    Comments: ['YOURSURVEYS', 'Thanks'],
  });
  expect(await earnings()).toEqual([
    {
      id: 'e0',
      at: instant,
      date: '09-Nov-2026 9:35PM',
      description: 'Survey completed',
      cb: 12.5,
      comments: ['YOURSURVEYS', 'Thanks'],
    },
  ]);
});

test('reads an order [CAL-20] [TRX-04]', async () => {
  server.succeed({
    PartnerCode: 'TANGOCARDS',
    Status: 'PENDING',
    CB: 1085,
    Comments: ['Alder Books'],
    TimeStamp: instant,
  });
  expect(await orders()).toEqual([
    {
      id: 'o0',
      at: instant,
      date: '09-Nov-2026 9:35PM',
      method: 'TANGOCARDS',
      orderStatus: 'PENDING',
      expected: { from: '30-Nov-2026', to: '21-Dec-2026' },
      cb: 1085,
      comments: ['Alder Books'],
    },
  ]);
});

test('missing and malformed values are empty, and the row stays', async () => {
  const blank = { at: undefined, cb: NaN, comments: [] };
  server.succeed(null, 7, { TransactionDate: ' soon ', TransactionType: 7, Comments: 7 });
  expect(await earnings()).toEqual([
    { ...blank, id: 'e0', date: '', description: '' },
    { ...blank, id: 'e1', date: '', description: '' },
    { ...blank, id: 'e2', date: 'soon', description: '' },
  ]);
  server.succeed({ PartnerCode: null, Status: {}, CB: 'much', TimeStamp: {} });
  expect(await orders()).toEqual([{ ...blank, id: 'o0', date: '', method: '', orderStatus: '' }]);
});

test.each([
  ['12.5', 12.5],
  ['-20', -20],
  ['', NaN],
  ['1,250', NaN],
  [null, NaN],
])('CB written as %j are %d', async (written, cb) => {
  server.succeed({ cbCount: written, CB: written });
  expect(await earnings()).toMatchObject([{ cb }]);
  expect(await orders()).toMatchObject([{ cb }]);
});

test.each([
  ['One text.', ['One text.']],
  [
    ['a', 7, ' ', '', 'b'],
    ['a', 'b'],
  ],
  ['  ', []],
])('comments written as %j are %j', async (Comments, comments) => {
  server.succeed({ Comments });
  expect(await earnings()).toMatchObject([{ comments }]);
});

test('reports are fetched at every opening, and per member', () => {
  expect(transactionsQuery('m-7').refetchOnMount).toBe('always');
  expect(ordersQuery('m-7').refetchOnMount).toBe('always');
  const keys = [
    transactionsQuery('m-7'),
    transactionsQuery('m-8'),
    ordersQuery('m-7'),
    ordersQuery('m-8'),
  ].map(({ queryKey }) => JSON.stringify(queryKey));
  expect(new Set(keys).size).toBe(4);
});

test('the summary of the earnings has a bar for each day, the sums and the best day', () => {
  const days = [
    { day: '2026-11-09', cb: 0.1 },
    { day: '2026-11-10', cb: 1250 },
    ...[1, 2, 3, 4, 5, 6].map((index) => ({ day: `2026-12-0${index}`, cb: 0.2 })),
  ];
  const { bars, ...sums } = toEarningsSummary(days, 'en-US');
  expect(bars).toHaveLength(8);
  expect(bars.slice(0, 2)).toEqual([
    { label: '09-Nov-2026', axisLabel: '09-Nov', value: 0.1, text: '0.1 CB' },
    { label: '10-Nov-2026', axisLabel: '10-Nov', value: 1250, text: '1,250 CB' },
  ]);
  const best = { day: '10-Nov-2026', cb: 1250 };
  expect(sums).toEqual({ total: 1251.3, week: 1251.2, best, streak: 8 });
  const none = toEarningsSummary([{ day: '2026-11-09', cb: 0 }], 'en-US');
  expect(none).toMatchObject({ total: 0, week: 0, best: undefined });
});

test('the summary of the orders sums them by stage', () => {
  const orders = [
    { orderStatus: 'Approved', cb: 1000 },
    { orderStatus: 'PAID', cb: 0.5 },
    { orderStatus: ' pending ', cb: 2500 },
    { orderStatus: 'Rejected', cb: 1500 },
    { orderStatus: 'Rejected', cb: Number.NaN },
    { orderStatus: 'On hold', cb: 7 },
  ];
  expect(toOrdersSummary(orders)).toEqual({ done: 1000.5, pending: 2500, refused: 1500 });
});

test('a report is loading, failed, empty, or shows its rows', () => {
  expect(toReportState(true, undefined, [])).toEqual({ status: 'loading' });
  expect(toReportState(false, undefined, [])).toEqual({ status: 'failed' });
  expect(toReportState(true, [], [])).toEqual({ status: 'empty', refreshing: true });
  expect(toReportState(false, [], [])).toEqual({ status: 'empty', refreshing: false });
  expect(toReportState(false, ['a', 'b'], ['b'])).toEqual({
    status: 'ready',
    rows: ['b'],
    total: 2,
    refreshing: false,
  });
  expect(toReportState(true, ['a'], [])).toMatchObject({ status: 'ready', refreshing: true });
});

const now = Date.UTC(2026, 10, 20, 12);

test('has the last 30 days, oldest first, today included', () => {
  const days = earnedPerDay([], now, 'UTC');
  expect(days).toHaveLength(30);
  expect([days.at(0)?.day, days.at(-1)?.day]).toEqual(['2026-10-22', '2026-11-20']);
});

test('adds up earnings exactly, without redemptions and returns', () => {
  const description = 'Survey completed';
  const rows = [
    { at: now, cb: 0.1, description },
    { at: now, cb: 0.7, description },
    { at: now, cb: -500, description: 'Redemption' },
    { at: now, cb: 500, description: 'CB returned' },
    { at: now, cb: Number.NaN, description },
    { at: undefined, cb: 7, description },
    { at: now - 40 * 86_400_000, cb: 7, description },
  ];
  const days = earnedPerDay(rows, now, 'UTC');
  expect(days.at(-1)?.cb).toBe(0.8);
  expect(days.slice(0, -1).every(({ cb }) => cb === 0)).toBe(true);
});

test('includes what was earned on the first day, and nothing from before', () => {
  const rows = [
    { at: Date.UTC(2026, 9, 22), cb: 3, description: '' },
    { at: Date.UTC(2026, 9, 22) - 1, cb: 4, description: '' },
  ];
  const days = earnedPerDay(rows, now, 'UTC');
  expect(days).toHaveLength(30);
  expect(days.filter(({ cb }) => cb !== 0)).toEqual([{ day: '2026-10-22', cb: 3 }]);
});

test("uses days in the member's time zone, even if clocks change", () => {
  const rows = [
    { at: Date.UTC(2026, 10, 20, 3), cb: 5, description: '' },
    { at: Date.UTC(2026, 9, 22, 4), cb: 7, description: '' },
  ];
  const days = earnedPerDay(rows, Date.UTC(2026, 10, 21, 4, 30), 'America/New_York');
  expect(days.find(({ cb }) => cb === 5)?.day).toBe('2026-11-19');
  expect(days[0]).toEqual({ day: '2026-10-22', cb: 7 });
  expect(new Set(days.map(({ day }) => day)).size).toBe(30);
});

const streak = (...earned: number[]) =>
  toEarningsSummary(
    earned.map((cb, index) => ({ day: `2026-11-${10 + index}`, cb })),
    'en-US',
  ).streak;

test('counts the days in a row on which something was earned, up to today', () => {
  expect(streak(5, 0, 7, 1, 2)).toBe(3);
  expect(streak(1, 2, 3)).toBe(3);
  expect(streak(0, 0, 4)).toBe(1);
});

test('a day that is not over does not end them', () => {
  expect(streak(5, 0, 7, 1, 0)).toBe(2);
  expect(streak(5, 7, 0, 0)).toBe(0);
});

test('sums up the days and the last week, and names the best day, in the locale', () => {
  const days = [1250, 1, 2, 3, 4, 5, 6, 7].map((cb, index) => ({
    day: `2026-11-0${1 + index}`,
    cb,
  }));
  expect(toEarningsSummary(days, 'de-DE')).toMatchObject({
    total: 1278,
    week: 28,
    best: { day: '01-Nov-2026', cb: 1250 },
  });
  expect(toEarningsSummary(days, 'de-DE').bars[0]).toEqual({
    label: '01-Nov-2026',
    axisLabel: '01-Nov',
    value: 1250,
    text: '1.250 CB',
  });
  expect(toEarningsSummary([{ day: '2026-11-01', cb: 0 }], 'en-US').best).toBeUndefined();
});

const row = { id: '1', at: 0, date: '20-Nov-2026 12:00PM', cb: -12.5, comments: ['a', 'b, "c"'] };

/** Reads a CSV file as RFC 4180 says. */
const read = (csv: string) =>
  csv
    .slice(1)
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g), ([, quoted, plain]) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    );

test('has the columns of the earnings and parses back to the same values', () => {
  const csv = earningsCsv([{ ...row, description: 'Survey\ncompleted' }]);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  expect(read(csv)).toEqual([
    ['Date Time', 'Description', 'Amount (CB)', 'Comments'],
    ['20-Nov-2026 12:00PM', 'Survey\ncompleted', '-12.5', 'a | b, "c"'],
  ]);
});

test('has the columns of the orders', () => {
  const order = { ...row, method: 'PAYZA', orderStatus: 'Pending', cb: Number.NaN };
  expect(read(ordersCsv([order]))).toEqual([
    ['Date Time', 'Payment Method', 'Status', 'Amount Redeemed', 'Comments'],
    ['20-Nov-2026 12:00PM', 'PAYZA', 'Pending', '', 'a | b, "c"'],
  ]);
});

test.each([
  '=1+1',
  '+1',
  '-1+cmd',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=1\nand more',
  '\n=1',
  ' =1, "2"',
  '＝1',
])('quotes a formula: %j', (text) => {
  const [, cells] = read(earningsCsv([{ ...row, description: text, comments: [text] }]));
  expect(cells?.[1]).toBe(`'${text}`);
  expect(cells?.[3]).toBe(`'${text}`);
});
