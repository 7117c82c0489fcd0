import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { groups, metaOf, sections, statesOf, statesShown } from './storyFiles.ts';

const read = (file: string) => readFileSync(file, 'utf8');

const storyFiles = globSync('{packages/*/src,.storybook}/**/*.stories.tsx').sort();

/** Returns the section that a story file belongs to by its folder. */
function sectionOf(file: string) {
  if (file.startsWith('packages/ui/src/components/')) return 'Components';
  if (file.startsWith('packages/ui/src/screens/')) return 'Screens';
  if (file.startsWith('packages/features/')) return 'Features';
  if (file.includes('/foundations/')) return 'Foundations';
  return 'Journeys';
}

const storiesIn = (...names: readonly string[]) =>
  storyFiles.filter((file) => names.includes(sectionOf(file)));

/** Returns what a rule finds wrong with a file. */
type Problem = (file: string, code: string) => string | false;

const areaOf = (file: string) => metaOf(read(file)).title?.split('/')[1];
const areas = new Set(storiesIn('Screens').map(areaOf));

test('the sections of the sidebar contain those of all story files', () => {
  expect(sections).toEqual(expect.arrayContaining([...new Set(storyFiles.map(sectionOf))]));
});

test.each<readonly [rule: string, files: readonly string[], problemOf: Problem]>([
  [
    'story files have a title in the section of their folder',
    storyFiles,
    (file, code) => {
      const { title } = metaOf(code);
      return (
        !title?.startsWith(`${sectionOf(file)}/`) &&
        `has the title ${title ?? '(not first in its meta)'}`
      );
    },
  ],
  [
    'components have a title in a group, which their ids omit',
    storiesIn('Components'),
    (_file, code) => {
      const { title, id } = metaOf(code);
      const [, group, name = '', ...rest] = title?.split('/') ?? [];
      const isInGroup = groups.some((each) => each === group) && rest.length === 0;
      if (!isInGroup) return `has the title ${title}, which is not Components/<group>/<name>`;
      const expected = `components-${name.toLowerCase()}`;
      return id !== expected && `has the id ${id} instead of ${expected}`;
    },
  ],
  [
    'parts of screens have a title below their area’s Parts, which their ids omit',
    storiesIn('Screens'),
    (file, code) => {
      const { title = '', id } = metaOf(code);
      const isPart = !/(?:Screen|Shell)$/.test(basename(dirname(file)));
      const [, area = '', tier, name = ''] = title.split('/');
      if (!isPart) return tier === 'Parts' && `has the title ${title}, but is a screen`;
      if (tier !== 'Parts' || name === '') return `has the title ${title} instead of Parts/<name>`;
      const expected = `screens-${area}-${name}`.toLowerCase();
      return id !== expected && `has the id ${id} instead of ${expected}`;
    },
  ],
  [
    'containers are in the areas of the screens',
    storiesIn('Features'),
    (file) => !areas.has(areaOf(file)) && `is in the area ${areaOf(file)}`,
  ],
  [
    'names of components’ and screens’ stories write acronyms in capitals',
    storiesIn('Components', 'Screens'),
    (_file, code) => {
      const acronym =
        /^export const \w*?(?:Cb|Ssi|Upi|Url)(?![a-z])\w* = meta\.story\((?!\{\s*name:).*/m;
      const [found] = acronym.exec(code) ?? [];
      return found !== undefined && `has a story without a name: ${found}`;
    },
  ],
  [
    'containers and journeys have no pictures, since screens do',
    storiesIn('Features', 'Journeys'),
    (_file, code) =>
      /import \{[^}]*\bpictured|inViewport\(\S+, /.test(code) && 'asks for a picture',
  ],
  [
    'components have a picture',
    storiesIn('Components'),
    (_file, code) => !/: pictured|\blooks\(/.test(code) && 'asks for no picture',
  ],
  [
    'components have guidance for their page',
    storiesIn('Components'),
    (_file, code) =>
      !/^ {4}guidance: \{[^]+^ {4}\} satisfies Guidance,$/m.test(code) && 'has no guidance',
  ],
  // Storybook's Vitest addon finds tests of stories only there: one within a loop never runs.
  [
    'story files register their tests at the top level',
    storyFiles,
    (_file, code) => /^ +[A-Z]\w*\.test\(/m.test(code) && 'registers a test within a block',
  ],
  // `waitFor` with a call count passes as soon as it is reached, even if more calls follow.
  [
    'story files wait for quiet before they count calls: calledOnce',
    storyFiles,
    (_file, code) =>
      /waitFor\(\s*\(\) =>\s*expect\([^)]*\)\.(?:toHaveBeenCalledTimes|toHaveBeenCalledOnce)/.test(
        code,
      ) && 'uses waitFor with a call count',
  ],
  [
    'pages of the guide have a title in the guide',
    globSync('.storybook/guide/*.mdx'),
    (_file, code) => !/<Meta title="Guide\/[^"]+" \/>/.test(code) && 'has no title in the guide',
  ],
  [
    'screens show every state that their types declare',
    storiesIn('Screens'),
    (file) => {
      const folder = dirname(file);
      const shown = globSync(`${folder}/*.{stories,fixtures}.{ts,tsx}`).flatMap((source) =>
        statesShown(read(source)),
      );
      const declared = statesOf(file, read(join(folder, `${basename(folder)}.tsx`)));
      const missing = declared.filter((state) => !shown.includes(state));
      return missing.length > 0 && `does not show ${missing.join(', ')}`;
    },
  ],
])('%s', (_rule, files, problemOf) => {
  expect(files).not.toEqual([]);
  const problems = files.map((file) => [file, problemOf(file, read(file))]);
  expect(problems.filter(([, problem]) => problem)).toEqual([]);
});

test('no two files have the same title', () => {
  const titles = storyFiles.map((file) => metaOf(read(file)).title);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('screens have stories', () => {
  const folders = globSync('packages/ui/src/screens/*/*Screen');
  expect(folders).not.toEqual([]);
  const expected = folders.map((folder) => join(folder, `${basename(folder)}.stories.tsx`));
  expect(expected.filter((file) => !storyFiles.includes(file))).toEqual([]);
});

test('finds the states of unions and of named types', () => {
  const code = `
    type Sending = 'idle' | Ended;
    type Ended = 'done';
    export type XProps = { name: string; sending: { status: Sending } } & (
      | { status: 'loading' | 'failed' }
      | { status: 'ready'; onGo: () => void }
    );`;
  expect(statesOf('X.tsx', code)).toEqual(['idle', 'done', 'loading', 'failed', 'ready']);
});

test('throws for states from another file', () => {
  const imported = `import type { State } from './y.ts';\ninterface XProps { status: 'idle' | State }`;
  expect(() => statesOf('X.tsx', imported)).toThrow('takes the states State from elsewhere');
});

test('finds the states that stories set', () => {
  const stories = `
      const meta = preview.meta({ args: { status: 'loading' as const } });
      export const Ready = meta.story({ render: () => <X status="ready" /> });`;
  expect(statesShown(stories)).toEqual(['loading', 'ready']);
});
