import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

test('formats take the locale of the Platform, except for the specified dates', () => {
  const files = globSync('{packages/*,apps/*}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.{stories,test,fixtures}.*'],
  });
  expect(files.length).toBeGreaterThan(500);
  const fixed = files.filter((file) =>
    /'[a-z]{2}-[A-Z]{2}'|toLocale\w*String\(\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(fixed.toSorted()).toEqual([
    'packages/features/src/wire/dates.ts',
    'packages/ui/src/platform/Platform.tsx',
    'packages/ui/src/platform/fakePlatform.ts',
  ]);
});
