import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const plop = join(root, 'node_modules/plop/bin/plop.js');
const plopfile = join(import.meta.dirname, 'plopfile.ts');
const changed = [
  'apps/site/src/routes/memberTable.tsx',
  'mocks/src/handlers/handlers.ts',
  'packages/ui/package.json',
];

const folder = mkdtempSync(join(tmpdir(), 'generators-'));
/** The files with a new screen, which each test gets a copy of. */
const generated = join(folder, 'generated');
const copy = join(folder, 'copy');

beforeAll(() => {
  for (const file of changed) cpSync(join(root, file), join(generated, file));
  const { status, said } = run(generated, 'Tips', 'RecentTips', '/tips/recent');
  if (status !== 0) throw new Error(said);
});

beforeEach(() => {
  cpSync(generated, copy, { recursive: true });
  return () => rmSync(copy, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

const run = (place: string, ...given: string[]) => {
  const args = [plop, '--plopfile', plopfile, '--dest', place, 'screen', ...given];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

const added = (file: string) => {
  const before = readFileSync(join(root, file), 'utf8').split('\n');
  return readFileSync(join(copy, file), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line));
};

test('a new screen is eight files and a few lines in three', () => {
  expect(globSync('**/*.{ts,tsx}', { cwd: copy }).toSorted()).toEqual(
    [
      'apps/site/src/routes/memberTable.tsx',
      'mocks/src/handlers/handlers.ts',
      'mocks/src/handlers/recentTips.ts',
      'packages/features/src/tips/RecentTips.stories.tsx',
      'packages/features/src/tips/RecentTips.tsx',
      'packages/features/src/tips/recentTipsApi.test.ts',
      'packages/features/src/tips/recentTipsApi.ts',
      'packages/ui/src/screens/Tips/RecentTipsScreen/RecentTipsScreen.css.ts',
      'packages/ui/src/screens/Tips/RecentTipsScreen/RecentTipsScreen.stories.tsx',
      'packages/ui/src/screens/Tips/RecentTipsScreen/RecentTipsScreen.tsx',
    ].toSorted(),
  );
  expect(added('packages/ui/package.json')).toEqual([
    '    "./screens/Tips/*": "./src/screens/Tips/*/*.tsx",',
  ]);
  expect(added('mocks/src/handlers/handlers.ts')).toEqual([
    "import { recentTipsCalls } from './recentTips.ts';",
    '  ...recentTipsCalls,',
  ]);
  expect(added('apps/site/src/routes/memberTable.tsx')).toEqual([
    "    path: '/dashboard/recent-tips',",
    "    title: 'Recent tips',",
    "    load: () => import('@cb/features/tips/RecentTips'),",
    '    draw: ({ RecentTips }, userId) => <RecentTips userId={userId} />,',
  ]);
});

const texts = () =>
  globSync('**/*.{ts,tsx,json}', { cwd: copy }).map((file) => [
    file,
    readFileSync(join(copy, file), 'utf8'),
  ]);

test.each([
  ['the screen exists', 'Tips', 'RecentTips', '/tips/other', 'File already exists'],
  ['the path is invalid', 'Tips', 'OldTips', 'tips/old', 'as /tips/list: "tips/old" is none.'],
])('nothing is written if %s', (_why, area, name, call, problem) => {
  const before = texts();
  const { status, said } = run(copy, area, name, call);
  expect(said).toContain(problem);
  expect(status).toBe(1);
  expect(texts()).toEqual(before);
});

test('a second screen of an area is exported with the first', () => {
  expect(run(copy, 'Tips', 'OldTips', '/tips/old')).toMatchObject({ status: 0 });
  expect(added('packages/ui/package.json')).toHaveLength(1);
  expect(added('mocks/src/handlers/handlers.ts')).toHaveLength(4);
});
