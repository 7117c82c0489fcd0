import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { groups, metaOf, sections, statesOf, statesShown, titleOf } from './storyFiles.ts';

const root = resolve(import.meta.dirname, '../..');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).sort();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const storyFiles = find('{packages/*/src,.storybook}/**/*.stories.tsx');

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

/** Returns what a rule finds wrong with files, in one sentence each. */
function problemsIn(files: readonly string[], problemOf: (file: string) => string | false) {
  if (files.length === 0) throw new Error('No file matches.');
  return files.flatMap((file) => {
    const problem = problemOf(file);
    return problem ? [`${file} ${problem}`] : [];
  });
}

describe('order', () => {
  test('story files have a title in the section of their folder', () => {
    expect(sections).toEqual(expect.arrayContaining([...new Set(storyFiles.map(sectionOf))]));
    const problems = problemsIn(storyFiles, (file) => {
      const title = titleOf(file, read(file));
      return !title?.startsWith(`${sectionOf(file)}/`) && `has the title ${title}`;
    });
    expect(problems).toEqual([]);
  });

  test('components have a title in a group, which their ids omit', () => {
    const problems = problemsIn(storiesIn('Components'), (file) => {
      const { title, id } = metaOf(file, read(file));
      const [, group, name = '', ...rest] = title?.split('/') ?? [];
      const isInGroup = groups.some((each) => each === group) && rest.length === 0;
      if (!isInGroup) return `has the title ${title}, which is not Components/<group>/<name>`;
      const expected = `components-${name.toLowerCase()}`;
      return id !== expected && `has the id ${id} instead of ${expected}`;
    });
    expect(problems).toEqual([]);
  });

  test('parts of screens have a title below their area’s Parts, which their ids omit', () => {
    const problems = problemsIn(storiesIn('Screens'), (file) => {
      const { title = '', id } = metaOf(file, read(file));
      const isPart = !/(?:Screen|Shell)$/.test(basename(dirname(file)));
      const [, area = '', tier, name = ''] = title.split('/');
      if (!isPart) return tier === 'Parts' && `has the title ${title}, but is a screen`;
      if (tier !== 'Parts' || name === '') return `has the title ${title} instead of Parts/<name>`;
      const expected = `screens-${area}-${name}`.toLowerCase();
      return id !== expected && `has the id ${id} instead of ${expected}`;
    });
    expect(problems).toEqual([]);
  });

  test('containers are in the areas of the screens', () => {
    const areaOf = (file: string) => titleOf(file, read(file))?.split('/')[1];
    const areas = new Set(storiesIn('Screens').map(areaOf));
    const problems = problemsIn(
      storiesIn('Features'),
      (file) => !areas.has(areaOf(file)) && `is in the area ${areaOf(file)}`,
    );
    expect(problems).toEqual([]);
  });

  test('names of components’ and screens’ stories write acronyms in capitals', () => {
    const problems = problemsIn(storiesIn('Components', 'Screens'), (file) => {
      const acronym =
        /^export const \w*?(?:Cb|Ssi|Upi|Url)(?![a-z])\w* = meta\.story\((?!\{\s*name:).*/m;
      const [found] = acronym.exec(read(file)) ?? [];
      return found !== undefined && `has a story without a name: ${found}`;
    });
    expect(problems).toEqual([]);
  });

  test('containers and journeys have no pictures, since screens do', () => {
    const problems = problemsIn(
      storiesIn('Features', 'Journeys'),
      (file) =>
        /import \{[^}]*\bpictured|inViewport\(\S+, /.test(read(file)) && 'asks for a picture',
    );
    expect(problems).toEqual([]);
  });

  test('components have a picture', () => {
    const problems = problemsIn(
      storiesIn('Components'),
      (file) => !/: pictured|\blooks\(/.test(read(file)) && 'asks for no picture',
    );
    expect(problems).toEqual([]);
  });

  test('components have guidance for their page', () => {
    const problems = problemsIn(
      storiesIn('Components'),
      (file) =>
        !/^ {4}guidance: \{[^]+^ {4}\} satisfies Guidance,$/m.test(read(file)) && 'has no guidance',
    );
    expect(problems).toEqual([]);
  });

  // Storybook's Vitest addon finds tests of stories only there: one within a loop never runs.
  test('story files register their tests at the top level', () => {
    const problems = problemsIn(
      storyFiles,
      (file) => /^ +[A-Z]\w*\.test\(/m.test(read(file)) && 'registers a test within a block',
    );
    expect(problems).toEqual([]);
  });

  // `waitFor` with a call count passes as soon as it is reached, even if more calls follow.
  test('story files wait for quiet before they count calls: calledOnce', () => {
    const waits =
      /waitFor\(\s*\(\) =>\s*expect\([^)]*\)\.(?:toHaveBeenCalledTimes|toHaveBeenCalledOnce)/;
    const problems = problemsIn(
      storyFiles,
      (file) => waits.test(read(file)) && 'uses waitFor with a call count',
    );
    expect(problems).toEqual([]);
  });

  test('no two files have the same title', () => {
    const titles = storyFiles.map((file) => titleOf(file, read(file)));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test('pages of the guide have a title in the guide', () => {
    const problems = problemsIn(
      find('.storybook/guide/*.mdx'),
      (file) => !/<Meta title="Guide\/[^"]+" \/>/.test(read(file)) && 'has no title in the guide',
    );
    expect(problems).toEqual([]);
  });
});

describe('states', () => {
  test('screens show every state that their types declare', () => {
    const problems = problemsIn(storiesIn('Screens'), (file) => {
      const folder = dirname(file);
      const shown = new Set(
        find(`${folder}/*.{ts,tsx}`)
          .filter((source) => /[.](stories|fixtures)[.]tsx?$/.test(source))
          .flatMap((source) => [...statesShown(source, read(source))]),
      );
      const named = statesOf(file, read(join(folder, `${basename(folder)}.tsx`)));
      const missing = [...named].filter((state) => !shown.has(state));
      return missing.length > 0 && `does not show ${missing.join(', ')}`;
    });
    expect(problems).toEqual([]);
  });

  test('screens have stories', () => {
    const problems = problemsIn(
      find('packages/ui/src/screens/*/*Screen'),
      (folder) =>
        !storyFiles.includes(join(folder, `${basename(folder)}.stories.tsx`)) && 'has no stories',
    );
    expect(problems).toEqual([]);
  });
});

describe('reading', () => {
  test('reads the title of the meta, not an earlier property of the same name', () => {
    const stories = `
      const toast = { title: 'CB added' };
      const meta = preview.meta({ title: 'Features/Toasts' });`;
    expect(titleOf('X.stories.tsx', stories)).toBe('Features/Toasts');
  });

  test.each([
    [
      'of nested unions',
      `type Base = { name: string };
      export type XProps = Base & (
        | { status: 'loading' | 'failed' }
        | { status: 'ready'; onGo: () => void }
      );`,
      ['loading', 'failed', 'ready'],
    ],
    [
      'of a type alias',
      `type State = 'open' | Ended; type Ended = 'done'; interface XProps { status: State }`,
      ['open', 'done'],
    ],
  ])('finds the states %s', (_kind, code, states) => {
    expect([...statesOf('X.tsx', code)]).toEqual(states);
  });

  test('throws for states from another file', () => {
    const imported = `import type { State } from './y.ts'; interface XProps { status: State }`;
    expect(() => statesOf('X.tsx', imported)).toThrow('takes the states State from elsewhere');
  });

  test('finds the states that stories set', () => {
    const stories = `
      const meta = preview.meta({ args: { status: 'loading' as const } });
      export const Ready = meta.story({ render: () => <X status="ready" /> });`;
    expect([...statesShown('X.stories.tsx', stories)]).toEqual(['loading', 'ready']);
  });
});
