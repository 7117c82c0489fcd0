import { readFileSync } from 'node:fs';
import type { Indexer } from 'storybook/internal/types';

/** Matches the names of stories that show an extreme that members rarely meet. */
const edgeCases =
  /^(?:Bad|Below Zero|Empty Texts|Endless|Extreme|Fraction|Hostile|Html|Huge|Hundreds|Largest|Long|Malformed|Many|Nameless|Negative|Nonsense|Not (?:A Number|A Web Address|Numbers)|Null|Odd|Of Thousands|Over The Whole|Thirty|Three Hundred|Too|Unknown|Without Letters|Zero)\b|Thousand\b/;

/**
 * Matches the names of containers' stories in which the server refuses, fails or answers wrongly: the
 * toolbar Backend shows the same of every container, and the screen its states.
 */
const faults =
  /\b(?:Answer|As Text|A Text|Broken|Code|Errors?|Fails?|Failed|Failure|Http|Incomplete|Junk|Memory|Nobody|Not Allowed|Not There|Refused|Refuses|Strange|Stranger|Unanswered|Unauthorized)\b|Answered With Nothing|^Link (?!.*Loading)|^(?:Empty|No) (?:Link|Lists|Records)|Lists Are|Number.* For|Provider Unknown|Member Unknown|Record Without|Without (?:Address|A Word|Tiles|Url)/;

/**
 * Matches the names of containers' stories that prove behaviour, and look like another story of their file.
 */
const behaviour =
  /^(?:Answers? Held|Asked Again|Balance Under Way|Blocker|Brand Left|Earned Before|Exactly One Page|In Two|Known (?:Before|Today)|Late Check|Left While|Mounted|Never Acknowledged|No Order|Non Text|Not Registered|Order (?:From|Under Way)|Pressed Twice|Question (?:Gone|Held)|Redeemed Since|Redirected|Remounted|Session Not|Settling Outside|Someone Else|Tab From|Values Above)\b|Without Messages$/;

const legacy = /Legacy|OldAccount/;

const inPhone = /inViewport\('(?:phone|least)'/;

/** The tags that say something of one story; its docs page shows all of its component. */
export const storyTags: ReadonlySet<string> = new Set(['edge-case', 'fault', 'looks', 'phone']);

/** Returns the area of a screen or its container, such as `offer-walls`. */
function areaOf(title: string) {
  const [, area] = /^(?:Screens|Features)\/(\w+)/.exec(title) ?? [];
  return area?.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}

/** Returns the source of each story of a file, by export. */
function sourcesOf(code: string) {
  const parts = code.split(/^export const (?=[A-Z])/m).slice(1);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0], part]));
}

/** Whether a title is that of stories whose component another project can import. */
export const isPublished = (title: string) => /^(?:Components|Screens)\//.test(title);

/** Returns the tags that a story has by its title, name and viewport; filters use them. */
export function tagsOf(title: string, name: string, source = ''): string[] {
  const area = areaOf(title);
  const isContainer = title.startsWith('Features/');
  return [
    ...(area ? [area] : []),
    ...(legacy.test(title) ? ['legacy'] : []),
    ...(edgeCases.test(name) || (isContainer && behaviour.test(name)) ? ['edge-case'] : []),
    ...(isContainer && faults.test(name) ? ['fault'] : []),
    ...(name === 'Looks' ? ['looks'] : []),
    ...(inPhone.test(source) ? ['phone'] : []),
    // The manifest describes what another project can import; Looks repeats other stories.
    ...(name === 'Looks' || !isPublished(title) ? ['!manifest'] : []),
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
        ...tagsOf(entry.title ?? '', entry.name ?? '', sources.get(entry.exportName)),
      ],
    }));
  },
});
