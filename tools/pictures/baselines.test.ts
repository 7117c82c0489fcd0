import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { browserDiffers, picturesAlike, picturesKept, picturesTooMany } from './baselines.ts';
import { picturesOf } from './names.ts';

const root = resolve(import.meta.dirname, '../..');

/** Returns the ids of all stories, from their source files. */
function storyIds() {
  const files = globSync('{packages/*/src,.storybook}/**/*.stories.tsx', { cwd: root });
  return files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
    return csf.stories.map(({ id }) => id);
  });
}

test('every baseline belongs to a story', () => {
  const possible = new Set(storyIds().flatMap(picturesOf));
  expect(picturesKept().filter((file) => !possible.has(file))).toEqual([]);
});

test('the baselines are few and small enough for the history', () => {
  expect(picturesTooMany()).toBe('');
});

test('names both browsers if another one took the baselines', () => {
  expect(browserDiffers('Another 1.2')).toMatch(/of Chromium [\d.]+.* of Another 1\.2,/);
});

test('no two baselines are identical: one of the stories needs no picture', () => {
  expect(picturesAlike()).toEqual([]);
});

test('finds identical baselines in all folders, and too many', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
  for (const mode of ['light-wide', 'dark-phone']) mkdirSync(join(folder, mode));
  const save = (file: string, content: string) => writeFileSync(join(folder, file), content);
  save('light-wide/a--one.png', 'red');
  save('light-wide/a--two.png', 'green');
  save('dark-phone/b--one.png', 'red');
  expect(picturesAlike(folder)).toEqual([['dark-phone/b--one.png', 'light-wide/a--one.png']]);
  expect(picturesTooMany(folder, { files: 3, megabytes: 1 })).toBe('');
  expect(picturesTooMany(folder, { files: 2, megabytes: 1 })).toContain('at most 2');
  expect(picturesTooMany(folder, { files: 3, megabytes: 0.000_01 })).toContain('show small states');
  rmSync(folder, { recursive: true });
});
