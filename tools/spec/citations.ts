import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** Every text of the project, relative to its root; tests of this folder hold made-up numbers. */
export const texts = () =>
  globSync(
    [
      '{packages,apps,mocks,tools,e2e,docs,.storybook,.github}/**/*.{ts,tsx,mjs,html,md,mdx}',
      '*.{ts,mjs,md}',
    ],
    {
      cwd: root,
      exclude: ['**/{node_modules,dist,dist-demo}/**', 'tools/spec/*.test.ts', 'CHANGELOG.md'],
    },
  ).sort();

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

const unique = (values: Iterable<string>) => [...new Set(values)];

/** The ids of requirements, such as REG-14, that a text names. */
export const requirementsIn = (text: string) => unique(text.match(/\b[A-Z]{3}-\d{2}\b/g) ?? []);

/** The numbers of product decisions, such as D31, that a text names. */
export const decisionsIn = (text: string) => unique(text.match(/\bD\d{1,3}\b/g) ?? []);

/** The decisions that stand as entries in the list: "- **D31. A confirmed …". */
export const entriesIn = (list: string) =>
  Array.from(list.matchAll(/^- \*\*(D\d{1,3})\b/gm), ([, number = '']) => number);

/** The titles of stories that a document names, such as Screens/Public/Login. */
export const storiesIn = (text: string) =>
  unique(text.match(/\b(?:Components|Screens|Features|Journeys)\/[^\s,;)`]+(?: [a-z]+)*/g) ?? []);

/**
 * Where a document points to in the project, relative to its root: its relative links, and what it
 * names in backticks below a folder of the project. Places with a wildcard or a blank to fill in
 * are left out, and so are files that a recipe says are new.
 */
export function placesIn(file: string, text: string) {
  const links = Array.from(text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g), ([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => join(dirname(file), target));
  const named = Array.from(
    text.matchAll(
      /`((?:packages|apps|mocks|tools|e2e|docs|\.storybook)\/[^`\s]*)`(?!\*\* \(new\))/g,
    ),
    ([, place = '']) => place,
  ).filter((place) => !/[*<>{}…]|\/dist/.test(place));
  return unique([...links, ...named]);
}
