import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
}

export const staticDir = join(resolve(import.meta.dirname, '../..'), 'storybook-static');

/** Returns all stories of the built Storybook, without the tests of stories. Throws if it is not built. */
export function allStories(): readonly IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(staticDir, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
}

/** Returns the stories whose titles begin with a part of the sidebar. Throws if there are none. */
export function storiesIn(part: 'Components' | 'Features' | 'Journeys') {
  const [first, ...others] = allStories().filter(({ title }) => title.startsWith(`${part}/`));
  if (!first) throw new Error(`The built Storybook has no stories in ${part}.`);
  return [first, ...others] as const;
}
