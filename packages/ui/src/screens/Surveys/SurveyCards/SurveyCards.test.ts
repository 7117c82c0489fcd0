import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageAt } from './SurveyCards.tsx';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a page has 4 surveys [SVC-14]', () => {
  expect(pageAt(rows(9), 0)).toEqual({ start: 0, shown: [0, 1, 2, 3], next: 4 });
  expect(pageAt(rows(9), 8)).toEqual({ start: 8, shown: [8], previous: 4 });
});

test('paging moves by 4 and never below 0 [SVC-11]', () => {
  expect(pageAt(rows(9), 4)).toMatchObject({ previous: 0, next: 8 });
  expect(pageAt(rows(9), 2)).toMatchObject({ previous: 0, next: 6 });
  expect(pageAt(rows(9), -4).previous).toBeUndefined();
});

test('a list that became shorter shows its last page', () => {
  expect(pageAt(rows(5), 40)).toMatchObject({ start: 4, shown: [4], previous: 0 });
  expect(pageAt([], 8)).toEqual({ start: 0, shown: [] });
});

test('paging from the first page shows every survey once, whatever their number', () => {
  fc.assert(
    fc.property(fc.nat(60), (count) => {
      const seen: number[] = [];
      let at: number | undefined = 0;
      while (at !== undefined) {
        const { shown, next }: { shown: number[]; next: number | undefined } = pageAt(
          rows(count),
          at,
        );
        seen.push(...shown);
        at = next;
      }
      expect(seen).toEqual(rows(count));
    }),
  );
});
