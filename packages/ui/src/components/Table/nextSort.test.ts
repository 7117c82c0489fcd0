import { expect, test } from 'vitest';
import { nextSort } from './nextSort.ts';

test.each(['ascending', 'descending'] as const)(
  'three presses go from %s through the other direction back to no order',
  (first) => {
    const other = first === 'ascending' ? 'descending' : 'ascending';
    const once = nextSort(undefined, 'cb', first);
    const twice = nextSort(once, 'cb', first);
    expect([once, twice]).toEqual([
      { column: 'cb', direction: first },
      { column: 'cb', direction: other },
    ]);
    expect(nextSort(twice, 'cb', first)).toBeUndefined();
  },
);

test('another column starts with its own direction', () => {
  const sort = { column: 'cb', direction: 'ascending' } as const;
  expect(nextSort(sort, 'time', 'descending')).toEqual({
    column: 'time',
    direction: 'descending',
  });
});
