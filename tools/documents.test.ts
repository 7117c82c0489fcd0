import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { storyIdsOf } from './spec/storyFiles.ts';

const documents = globSync(
  ['*.md', '{packages,apps,mocks,docs,deploy,tools,.storybook,.github}/**/*.{md,mdx}'],
  { exclude: ['**/{node_modules,dist,dist-*}/**'] },
).sort();

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };

/** Returns the text of a document without its code blocks. */
const read = (file: string) => readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '');

/** Returns the anchors that GitHub gives to the headings of a document. */
const anchorsOf = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(/\s/g, '-'),
  );

const storyIds = globSync('{packages,.storybook}/**/*.stories.tsx', {
  exclude: ['**/{node_modules,dist}/**'],
}).flatMap((file) => storyIdsOf(readFileSync(file, 'utf8')));

/** Returns the links of a document to files, headings and stories that do not exist. */
const brokenLinks = (file: string) =>
  Array.from(read(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter((link) => {
    const [, story] = /\?path=\/story\/([\w-]+)/.exec(link) ?? [];
    if (story) return !storyIds.includes(story);
    // Of other sites, of Storybook, and filled in at build time.
    if (/^\w+:|^(?:\.\/)?\?path=|^\$/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });

test.each([
  ['links', brokenLinks],
  [
    'npm scripts',
    (file: string) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g),
        ([, name = '']) => name,
      ).filter((name) => !Object.hasOwn(scripts, name)),
  ],
])('the %s in documents lead somewhere', (_kind, brokenIn) => {
  const broken = documents.flatMap((file) => brokenIn(file).map((name) => `${file}: ${name}`));
  expect(documents).not.toEqual([]);
  expect(broken).toEqual([]);
});
