import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** The story file, from the project's root: `./packages/…`. */
  readonly importPath: string;
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
  readonly tags: readonly string[];
}

export const staticDir = join(resolve(import.meta.dirname, '../..'), 'storybook-static');

const read = (file: string) => readFileSync(join(staticDir, file), 'utf8');

/** Returns all stories of the built Storybook, and their tests. Throws if it is not built. */
function allEntries(): readonly IndexEntry[] {
  const { entries } = JSON.parse(read('index.json')) as { entries: Record<string, IndexEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Returns all stories of the built Storybook, without the tests of stories. */
export const allStories = () => allEntries().filter(({ subtype }) => subtype !== 'test');

/** Returns all tests of stories. */
export const allTests = () => allEntries().filter(({ subtype }) => subtype === 'test');

/** Returns the parts of the sidebar, as ids begin with them: `components`. */
export const allParts = () => new Set(allStories().map(({ id }) => id.split('-')[0] ?? ''));

/** Returns the stories that the sidebar lists until a reader chooses other filters. */
export function listedStories() {
  const [, options = '{}'] =
    /window\['TAGS_OPTIONS'\] = (\{[^]*?\});/.exec(read('index.html')) ?? [];
  const hidden = Object.entries(
    JSON.parse(options) as Record<string, { readonly defaultFilterSelection?: string }>,
  ).filter(([, { defaultFilterSelection }]) => defaultFilterSelection === 'exclude');
  return allStories().filter(
    ({ tags }) => tags.includes('dev') && !hidden.some(([tag]) => tags.includes(tag)),
  );
}

/** Returns the stories whose titles begin with a part of the sidebar. Throws if there are none. */
export function storiesIn(part: 'Components' | 'Screens' | 'Features' | 'Journeys') {
  const [first, ...others] = allStories().filter(({ title }) => title.startsWith(`${part}/`));
  if (!first) throw new Error(`The built Storybook has no stories in ${part}.`);
  return [first, ...others] as const;
}
