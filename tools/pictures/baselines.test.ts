import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { expect, test } from 'vitest';
import { picturesAlike, picturesKept } from './baselines.ts';
import { projectJourneys } from '../spec/project.ts';
import { pictureFile, picturesOf, stepMode, stepPicture } from './names.ts';

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

/** Returns the baselines of the steps of journeys. */
const stepFiles = () =>
  projectJourneys().flatMap(({ id, steps }) =>
    steps.map((_, at) => pictureFile(stepMode, stepPicture(id, at + 1))),
  );

test('every baseline belongs to a story, or to a step of a journey', () => {
  const possible = new Set([...storyIds().flatMap(picturesOf), ...stepFiles()]);
  expect(picturesKept().filter((file) => !possible.has(file))).toEqual([]);
});

test('no two baselines are identical: all stories but one set chromatic.disableSnapshot', () => {
  expect(picturesAlike()).toEqual([]);
});

test('finds identical baselines in all folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cb-pictures-'));
  for (const mode of ['light-wide', 'dark-phone']) mkdirSync(join(folder, mode));
  const save = (file: string, content: string) => writeFileSync(join(folder, file), content);
  save('light-wide/a--one.png', 'red');
  save('light-wide/a--two.png', 'green');
  save('dark-phone/b--one.png', 'red');
  // Two journeys may pass the same screen.
  save('light-wide/journeys-a--one-step-1.png', 'blue');
  save('light-wide/journeys-b--one-step-1.png', 'blue');
  expect(picturesAlike(folder)).toEqual([['dark-phone/b--one.png', 'light-wide/a--one.png']]);
  rmSync(folder, { recursive: true });
});
