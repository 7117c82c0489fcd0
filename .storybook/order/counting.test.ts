import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Waiting for a number of calls ends when it is reached, also on the way to a larger one. */
const waitsForANumber =
  /waitFor\(\s*\(\) =>\s*expect\([^)]*\)\.(?:toHaveBeenCalledTimes|toHaveBeenCalledOnce)/;

test('no story waits for a spy to be called so many times: calledOnce waits for quiet first', () => {
  const stories = globSync(['packages/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx']);
  expect(stories.length).toBeGreaterThan(100);
  expect(stories.filter((file) => waitsForANumber.test(readFileSync(file, 'utf8')))).toEqual([]);
});
