import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changedFiles } from './changedFiles.ts';
import { affectedBy } from './changed.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'cb-changed-')));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@mail.example', ...args], {
    cwd: folder,
  });

function save(file: string, code: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
}

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  save('A.stories.tsx', `import { A } from './A.tsx'; import type { B } from './parts/B.ts';`);
  save('A.tsx', `const C = lazy(() => import('./parts/C.ts'));`);
  save('parts/B.ts', 'export type B = string;');
  save('parts/C.ts', `export { D } from './D.ts'; import text from './text.md?raw';`);
  save('parts/D.ts', 'export const D = 1;');
  save('parts/text.md', 'Text');
  git('add', '.');
  git('commit', '--quiet', '-m', 'One');
  git('checkout', '--quiet', '-b', 'other');
});

const isAffected = (file = 'A.stories.tsx') =>
  affectedBy(changedFiles('main', folder))(join(folder, file));

afterEach(() => {
  git('reset', '--quiet', '--hard', 'main');
  git('clean', '--quiet', '--force');
});

test('a story is not affected by what it does not import, or only as a type', () => {
  save('parts/B.ts', 'export type B = number;');
  save('new.ts', '');
  expect(isAffected()).toBe(false);
});

test('a new story is affected', () => {
  save('New.stories.tsx', '');
  expect(isAffected('New.stories.tsx')).toBe(true);
});

test.each(['A.stories.tsx', 'A.tsx', 'parts/C.ts', 'parts/D.ts', 'parts/text.md'])(
  'a story is affected by a change of %s, before and after it is committed',
  (file) => {
    expect(isAffected()).toBe(false);
    appendFileSync(join(folder, file), ' ');
    expect(isAffected()).toBe(true);
    git('commit', '--quiet', '--all', '-m', 'Two');
    expect(isAffected()).toBe(true);
  },
);
