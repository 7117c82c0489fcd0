import { periods } from '@cb/ui/domain/report';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readView, writeView } from './useReportView.ts';

const defaultView = {
  tab: 'earnings',
  filter: { text: '', days: undefined, sort: undefined },
} as const;

test('an address without a query has the default view, and the other way round', () => {
  expect(readView('')).toEqual(defaultView);
  expect(writeView(defaultView)).toBe('');
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
])('ignores the unknown value of %s', (search) => {
  expect(readView(search)).toEqual(defaultView);
});

test('cuts a search text after 100 characters', () => {
  const longest = 'x'.repeat(100);
  const tooLong = `${longest}x`;
  expect(readView(`?q=${tooLong}`).filter.text).toBe(longest);
  const view = { ...defaultView, filter: { ...defaultView.filter, text: tooLong } };
  expect(writeView(view)).toBe(`?q=${longest}`);
});

test('reads back any written view', () => {
  const views = fc.record({
    tab: fc.constantFrom('earnings' as const, 'redemptions' as const),
    filter: fc.record({
      text: fc.string({ maxLength: 100 }),
      days: fc.constantFrom(undefined, ...periods),
      sort: fc.constantFrom(undefined, { column: 'amount', direction: 'descending' as const }),
    }),
  });
  fc.assert(
    fc.property(views, (view) => {
      expect(readView(writeView(view))).toEqual(view);
    }),
  );
});

test('writes the view of any address so that it reads the same', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 120 });
  fc.assert(
    fc.property(texts, (text) => {
      const address = writeView(readView(`?q=${text}&sort=${text}&days=${text}`));
      expect(writeView(readView(address))).toBe(address);
    }),
    { numRuns: 50 },
  );
});
