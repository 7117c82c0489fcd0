import { expect, test } from 'vitest';
import { nextSort } from './Table.tsx';

test.each(['ascending', 'descending'] as const)(
  'three presses go from %s to the other direction and back to none',
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

test('a press on another column sorts it in its first direction', () => {
  const sort = { column: 'cb', direction: 'ascending' } as const;
  expect(nextSort(sort, 'time', 'descending')).toEqual({
    column: 'time',
    direction: 'descending',
  });
});
