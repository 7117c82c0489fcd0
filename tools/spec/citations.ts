import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/**
 * Returns all source and text files. Tests in this folder are excluded: they contain made-up ids.
 */
export const texts = () =>
  globSync(
    [
      '{packages,apps,mocks,tools,e2e,docs,.storybook,.github}/**/*.{ts,tsx,mjs,html,md,mdx}',
      '*.{ts,mjs,md}',
    ],
    {
      cwd: root,
      exclude: [
        '**/{node_modules,dist,dist-demo,dist-private,dist-demo-private}/**',
        'tools/spec/*.test.ts',
        'CHANGELOG.md',
      ],
    },
  ).sort();

export const read = (file: string) => readFileSync(join(root, file), 'utf8');

const unique = (values: Iterable<string>) => [...new Set(values)];

/** Returns the requirement ids in a text, such as REG-14. */
export const requirementsIn = (text: string) => unique(text.match(/\b[A-Z]{3}-\d{2}\b/g) ?? []);

/** Returns the decision numbers in a text, such as D31. */
export const decisionsIn = (text: string) => unique(text.match(/\bD\d{1,3}\b/g) ?? []);

/** Returns the decisions that have an entry in the list: "- **D31. A confirmed …". */
export const entriesIn = (list: string) =>
  Array.from(list.matchAll(/^- \*\*(D\d{1,3})\b/gm), ([, number = '']) => number);

/** Returns the story titles in a document, such as Screens/Public/Login. */
export const storiesIn = (text: string) =>
  unique(text.match(/\b(?:Components|Screens|Features|Journeys)\/[^\s,;)`]+(?: [a-z]+)*/g) ?? []);
