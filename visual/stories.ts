import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { modeNames } from '../.storybook/modes.ts';

export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
}

interface IndexEntry extends Story {
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
  readonly tags?: readonly string[];
}

const root = resolve(import.meta.dirname, '..');
export const staticDir = join(root, 'storybook-static');
export const baselinesDir = join(root, 'visual/baselines');

/** A mode's name as a folder: `light wide` is `light-wide`. */
export const folderOf = (mode: string) => mode.replaceAll(/\W+/g, '-');

/** Every story of the built Storybook, without the tests of stories. */
export function allStories(): readonly IndexEntry[] {
  const index = join(staticDir, 'index.json');
  if (!existsSync(index)) return [];
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
}

/** Those that have their picture taken. */
export const stories = (): readonly Story[] =>
  allStories().filter(({ tags }) => !tags?.includes('no-visual'));

/** Baselines that no story and mode asks for any more; relative to `baselinesDir`. */
export function orphans(): readonly string[] {
  const expected = new Set(
    modeNames.flatMap((mode) => stories().map(({ id }) => join(folderOf(mode), `${id}.png`))),
  );
  return globSync('**/*.png', { cwd: baselinesDir }).filter((file) => !expected.has(file));
}
