import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutEngines } from './lockfile.ts';

test('removes the engines of packages, and keeps those of the project', () => {
  const lock = {
    lockfileVersion: 3,
    packages: {
      '': { name: 'cb-rewards', engines: { node: '>=20' } },
      'node_modules/msw': { version: '3.0.5', engines: { node: '>=22.12.0' }, license: 'MIT' },
      'packages/ui': { version: '0.1.0' },
    },
  };
  expect(JSON.parse(withoutEngines(JSON.stringify(lock)))).toEqual({
    lockfileVersion: 3,
    packages: {
      '': { name: 'cb-rewards', engines: { node: '>=20' } },
      'node_modules/msw': { version: '3.0.5', license: 'MIT' },
      'packages/ui': { version: '0.1.0' },
    },
  });
});

test('package-lock.json has no engines of packages (fixed by: npm run lockfile)', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  expect(withoutEngines(text) === text).toBe(true);
});
