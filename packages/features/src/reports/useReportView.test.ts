import { periods } from '@cb/ui/domain/report';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readView, writeView } from './useReportView.ts';

const first = {
  tab: 'earnings',
  filter: { text: '', days: undefined, sort: undefined },
};

describe('readView', () => {
  test('starts with the specified content and order', () => {
    expect(readView('')).toEqual(first);
    expect(writeView(readView(''))).toBe('');
  });

  test('reads the view from an address', () => {
    expect(readView('?tab=redemptions&q=payza&days=30&sort=status&order=descending')).toEqual({
      tab: 'redemptions',
      filter: { text: 'payza', days: 30, sort: { column: 'status', direction: 'descending' } },
    });
  });

  test.each([
    '?tab=nothing',
    '?days=31',
    '?days=-7',
    '?days=1e1',
    '?sort=method',
    '?sort=__proto__&order=up',
    '?%E0%A4%A',
  ])('ignores %s', (search) => expect(readView(search)).toEqual(first));

  test('cuts a search text after 100 characters', () => {
    const [long, cut] = ['x'.repeat(101), 'x'.repeat(100)];
    expect(readView(`?q=${long}`).filter.text).toBe(cut);
    expect(writeView({ tab: 'earnings', filter: { ...first.filter, text: long } })).toBe(
      `?q=${cut}`,
    );
  });

  test('reads back any written view', () => {
    const view = fc.record({
      tab: fc.constantFrom('earnings' as const, 'redemptions' as const),
      filter: fc.record({
        text: fc.string({ maxLength: 100 }),
        days: fc.constantFrom(undefined, ...periods),
        sort: fc.constantFrom(undefined, {
          column: 'amount',
          direction: 'descending' as const,
        }),
      }),
    });
    fc.assert(
      fc.property(view, (given) => {
        expect(readView(writeView(given))).toEqual(given);
      }),
    );
  });

  test('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const address = writeView(readView(`?q=${text}&sort=${text}&days=${text}`));
        expect(writeView(readView(address))).toBe(address);
      }),
      { numRuns: 50 },
    );
  });
});
