import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const record = 'docs/decisions/0023-patched-globals.md';

/** The libraries and versions with which the rows of the record's table begin. */
const written = [...readFileSync(join(root, record), 'utf8').matchAll(/^\| `(\S+)` (\d\S+)/gm)].map(
  ([, library = '', version]) => ({ library, version }),
);

test('parts behind an interface are written for the installed versions', () => {
  const installed = written.map(({ library }) => {
    const manifest = readFileSync(join(root, 'node_modules', library, 'package.json'), 'utf8');
    return { library, version: JSON.parse(manifest).version };
  });
  expect(written.length).toBeGreaterThan(0);
  expect(installed, `An update needs a look at ${record}.`).toEqual(written);
});
