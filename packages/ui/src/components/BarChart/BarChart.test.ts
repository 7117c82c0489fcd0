import { expect, test } from 'vitest';
import { labelWidth, scaleOf } from './BarChart.tsx';

test.each([
  [349.5, [0, 100, 200, 300, 400]],
  [200, [0, 50, 100, 150, 200]],
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [1012, [0, 500, 1000, 1500]],
])('the scale of values up to %d is %j', (max, scale) => {
  expect(scaleOf(max)).toEqual(scale);
});

test('labels the last bar, and as many others as fit', () => {
  const labelledBars = (count: number, widths: readonly unknown[]) =>
    Array.from({ length: count }, (_, index) => index).filter((index) =>
      widths.includes(labelWidth(index, count, 8)),
    );
  expect(labelledBars(30, ['any', 'medium', 'wide'])).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
  expect(labelledBars(30, ['any', 'medium'])).toEqual([5, 13, 21, 29]);
  expect(labelledBars(30, ['any'])).toEqual([5, 13, 29]);
  expect(labelledBars(3, ['any', 'medium', 'wide'])).toEqual([0, 1, 2]);
  expect(labelledBars(1, ['any'])).toEqual([0]);
});
