import { readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';

/** Matches the names of stories that show an extreme that members rarely meet. */
const edgeCases =
  /^(?:Bad|Endless|Extreme|Fraction|Hostile|Html|Huge|Largest|Long|Malformed|Many|Negative|Nonsense|Null|Odd|Thirty|Three Hundred|Too|Unknown|Zero)\b/;

const legacy = /Legacy|OldAccount/;

const inPhone = /inViewport\('(?:phone|least)'/;

/** Returns the area of a screen or its container: the name of its folder, such as `offer-walls`. */
function areaOf(file: string) {
  const [, folder] = /\/packages\/(?:ui\/src\/screens|features\/src)\/(\w+)\//.exec(file) ?? [];
  return folder?.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Returns the source of each story of a file, by export. */
function sourcesOf(code: string) {
  const parts = code.split(/^export const (?=[A-Z])/m).slice(1);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0], part]));
}

/** Returns the tags that a story has by its place, name and viewport; filters use them. */
export function tagsOf(file: string, title: string, name: string, source = ''): string[] {
  const area = areaOf(file);
  return [
    ...(area ? [area] : []),
    ...(legacy.test(title) ? ['legacy'] : []),
    ...(edgeCases.test(name) ? ['edge-case'] : []),
    ...(inPhone.test(source) ? ['phone'] : []),
  ];
}

/**
 * Adds the tags of its stories to what an indexer finds in a file, and `changed` to all stories of a
 * file for which `isChanged`.
 */
export const withTags = (indexer: Indexer, isChanged: (file: string) => boolean): Indexer => ({
  ...indexer,
  async createIndex(file, options) {
    const sources = sourcesOf(readFileSync(file, 'utf8'));
    const changed = isChanged(file) ? ['changed'] : [];
    const entries = await indexer.createIndex(file, options);
    return entries.map((entry) => ({
      ...entry,
      tags: [
        ...(entry.tags ?? []),
        ...changed,
        ...tagsOf(file, entry.title ?? '', entry.name ?? '', sources.get(entry.exportName)),
      ],
    }));
  },
});
