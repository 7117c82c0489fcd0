import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `waitFor` with a call count passes as soon as it is reached, even if more calls follow. */
const waitsForANumber =
  /waitFor\(\s*\(\) =>\s*expect\([^)]*\)\.(?:toHaveBeenCalledTimes|toHaveBeenCalledOnce)/;

test('no story uses waitFor with a call count: calledOnce waits for quiet first', () => {
  const stories = globSync(['packages/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx']);
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.filter((file) => waitsForANumber.test(readFileSync(file, 'utf8')))).toEqual([]);
});
