import { describe, expect, test } from 'vitest';
import type { ReportFilter } from '@cb/ui/domain/report';
import type { TimedEarning, TimedOrder, TimedRow } from './rows.ts';
import { selectRows } from './selectRows.ts';

// cspell:ignore ebdac adbec edbac abdec dbace cabde bcad acbd bacd
const now = Date.UTC(2026, 10, 20, 12);
const dayMs = 86_400_000;

/** Returns the ids of the rows that a filter shows, in their order. */
function shownIds(rows: readonly TimedRow[], filter: Partial<ReportFilter> = {}) {
  const all = { text: '', days: undefined, sort: undefined };
  const shown = selectRows(rows, { ...all, ...filter }, now, 'en-US');
  return shown.map(({ id }) => id).join('');
}

const earning = (id: string, fields: Partial<TimedEarning> = {}): TimedEarning => ({
  id,
  at: now,
  date: '20-Nov-2026 12:00PM',
  description: 'Survey completed',
  cb: 10,
  comments: [],
  ...fields,
});

describe('earnings', () => {
  const earnings = [
    earning('a', { cb: 30, comments: ['YOURSURVEYS'] }),
    earning('b', { cb: -5, description: 'Redemption', at: now - 7 * dayMs }),
    earning('c', { cb: Number.NaN, at: undefined, date: 'some day', comments: ['ZOOM'] }),
    earning('d', { cb: 9, description: 'Ärger', at: now - 7 * dayMs - 1 }),
    earning('e', { cb: -2500, at: now - 100 * dayMs, date: '' }),
  ];

  test('keep their order without a sort', () => {
    expect(shownIds(earnings)).toBe('abcde');
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
  ])('are found by a text that they show: %j', (text, found) => {
    expect(shownIds(earnings, { text })).toBe(found);
  });

  test('are limited to a period to the ms, without those that have no date', () => {
    expect(shownIds(earnings, { days: 7 })).toBe('ab');
    expect(shownIds(earnings, { days: 30 })).toBe('abd');
  });

  test.each([
    ['amount', 'ascending', 'ebdac'],
    ['amount', 'descending', 'adbec'],
    ['date', 'ascending', 'edbac'],
    ['date', 'descending', 'abdec'],
    ['description', 'ascending', 'dbace'],
    ['comments', 'descending', 'cabde'],
  ] as const)('are sorted by %s %s, unknown values last', (column, direction, sortedIds) => {
    expect(shownIds(earnings, { sort: { column, direction } })).toBe(sortedIds);
  });

  test.each(['ascending', 'descending'] as const)(
    'with equal values keep their order when sorted %s; case does not matter',
    (direction) => {
      const equal = [
        earning('a', { description: 'SURVEY' }),
        earning('b', { description: 'survey' }),
      ];
      for (const column of ['amount', 'description']) {
        const sort = { column, direction };
        expect(shownIds(equal, { sort })).toBe('ab');
        expect(shownIds(equal.toReversed(), { sort })).toBe('ba');
      }
    },
  );
});

describe('orders', () => {
  const order = (id: string, fields: Partial<TimedOrder>): TimedOrder => ({
    id,
    at: now,
    date: '20-Nov-2026 12:00PM',
    method: '',
    orderStatus: '',
    cb: 10,
    comments: [],
    ...fields,
  });
  const expected = { from: '02-Dec-2026', to: '23-Dec-2026' };
  const orders = [
    order('a', { method: 'UPI', orderStatus: 'PAID' }),
    order('b', { method: 'PAYTM', orderStatus: 'open', expected }),
    order('c', { method: 'TANGOCARDS', orderStatus: 'Rejected' }),
    order('d', {}),
  ];

  test.each([
    ['upi', 'a'],
    ['OPEN', 'b'],
    ['upipaid', ''],
    ['gift card', 'c'],
    ['not delivered', 'c'],
    ['expected', ''],
    ['02-Dec', 'b'],
  ])('are found by method, status and expected date: %j', (text, found) => {
    expect(shownIds(orders, { text })).toBe(found);
  });

  test.each([
    ['method', 'ascending', 'bcad'],
    ['method', 'descending', 'acbd'],
    ['status', 'ascending', 'bacd'],
    ['description', 'ascending', 'abcd'],
  ] as const)('are sorted by %s %s, unknown values last', (column, direction, sortedIds) => {
    expect(shownIds(orders, { sort: { column, direction } })).toBe(sortedIds);
  });
});
