import { describe, expect, test } from 'vitest';
import type { ReportFilter } from '@cb/ui/domain/report';
import { select, type TimedEarning, type TimedOrder } from './rows.ts';

const now = Date.UTC(2026, 10, 20, 12);
// cspell:ignore ebdac adbec edbac abdec dbace bcad acbd bacd

const day = 86_400_000;
const all = { text: '', days: undefined, sort: undefined };

const row = (id: string, given: Partial<TimedEarning> = {}): TimedEarning => ({
  id,
  at: now,
  date: '20-Nov-2026 12:00PM',
  description: 'Survey completed',
  cb: 10,
  comments: [],
  ...given,
});

const idsOf = (rows: readonly TimedEarning[]) => rows.map(({ id }) => id).join('');

describe('select', () => {
  const rows = [
    row('a', { cb: 30, comments: ['YOURSURVEYS'] }),
    row('b', { cb: -5, description: 'Redemption', at: now - 7 * day }),
    row('c', { cb: Number.NaN, at: undefined, date: 'some day' }),
    row('d', { cb: 9, description: 'Ärger', at: now - 8 * day }),
    row('e', { cb: -2500, at: now - 100 * day, date: '' }),
  ];

  test('keeps the original order', () => {
    expect(idsOf(select(rows, all, now, 'en-US'))).toBe('abcde');
  });

  test.each([
    ['redemp', 'b'],
    ['  YOURsurveys ', 'a'],
    ['some day', 'c'],
    ['20-nov', 'abd'],
    ['-5', 'b'],
    ['-2,500', 'e'],
    ['2500', 'e'],
    ['+30 CB', 'a'],
    ['nan', ''],
    ['nothing', ''],
  ])('finds %j', (text, found) => {
    expect(idsOf(select(rows, { ...all, text }, now, 'en-US'))).toBe(found);
  });

  test('limits a period to the ms, and excludes rows without a date', () => {
    expect(idsOf(select(rows, { ...all, days: 7 }, now, 'en-US'))).toBe('ab');
    expect(idsOf(select(rows, { ...all, days: 30 }, now, 'en-US'))).toBe('abd');
  });

  test.each([
    ['amount', 'ascending', 'ebdac'],
    ['amount', 'descending', 'adbec'],
    ['date', 'ascending', 'edbac'],
    ['date', 'descending', 'abdec'],
    ['description', 'ascending', 'dbace'],
    ['comments', 'descending', 'abcde'],
  ] as const)('sorts by %s %s, unknown values last', (column, direction, order) => {
    expect(idsOf(select(rows, { ...all, sort: { column, direction } }, now, 'en-US'))).toBe(order);
  });
});

test.each(['ascending', 'descending'] as const)(
  'rows with equal values keep their order when sorted %s; case does not matter',
  (direction) => {
    const rows = [row('a', { description: 'SURVEY' }), row('b', { description: 'survey' })];
    for (const column of ['amount', 'description']) {
      expect(idsOf(select(rows, { ...all, sort: { column, direction } }, now, 'en-US'))).toBe('ab');
      expect(
        idsOf(select(rows.toReversed(), { ...all, sort: { column, direction } }, now, 'en-US')),
      ).toBe('ba');
    }
  },
);

describe('orders', () => {
  const order = (id: string, given: Partial<TimedOrder>): TimedOrder => ({
    id,
    at: now,
    date: '20-Nov-2026 12:00PM',
    method: '',
    orderStatus: '',
    cb: 10,
    comments: [],
    ...given,
  });
  const orders = [
    order('a', { method: 'UPI', orderStatus: 'PAID' }),
    order('b', {
      method: 'PAYTM',
      orderStatus: 'open',
      expected: { from: '02-Dec-2026', to: '23-Dec-2026' },
    }),
    order('c', { method: 'TANGOCARDS', orderStatus: 'Rejected' }),
    order('d', {}),
  ];
  const shown = (filter: Partial<ReportFilter>) =>
    select(orders, { ...all, ...filter }, now, 'en-US')
      .map(({ id }) => id)
      .join('');

  test.each([
    ['upi', 'a'],
    ['OPEN', 'b'],
    ['upipaid', ''],
    ['gift card', 'c'],
    ['not delivered', 'c'],
    ['expected', ''],
    ['02-Dec', 'b'],
  ])('are found by method and status: %j', (text, found) => {
    expect(shown({ text })).toBe(found);
  });

  test('are sorted by method and status, unknown values last', () => {
    const sorted = (column: string, direction: 'ascending' | 'descending') =>
      shown({ sort: { column, direction } });
    expect(sorted('method', 'ascending')).toBe('bcad');
    expect(sorted('method', 'descending')).toBe('acbd');
    expect(sorted('status', 'ascending')).toBe('bacd');
    expect(sorted('description', 'ascending')).toBe('abcd');
  });
});
