import { storyNameFromExport, toId } from 'storybook/internal/csf';

/**
 * Returns the title and the id in a story file's meta: its first properties. The id is set where the
 * title has a group that the ids of the stories leave out.
 */
export function metaOf(code: string) {
  const [, id, title] = /\.meta\(\{\s*(?:id: '([^']+)',\s*)?title: '([^']+)'/.exec(code) ?? [];
  return { title, id };
}

/** Returns the ids of the stories that a file exports. */
export function storyIdsOf(code: string) {
  const { title = '', id = title } = metaOf(code);
  return Array.from(code.matchAll(/^export const (\w+) = /gm), ([, name = '']) =>
    toId(id, storyNameFromExport(name)),
  );
}
