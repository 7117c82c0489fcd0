import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');

test('no screen asks for a QR code [CAL-43]', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  expect(sources.length).toBeGreaterThan(300);
  const asking = sources.filter((file) =>
    readFileSync(resolve(root, file), 'utf8').includes('createqr'),
  );
  expect(asking).toEqual([]);
});
