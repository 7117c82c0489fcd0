import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
}

export const staticDir = join(resolve(import.meta.dirname, '../..'), 'storybook-static');

/** Returns all stories of the built Storybook, without the tests of stories. */
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
