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
  if (file.startsWith('.storybook/foundations/')) return 'Foundations';
  return 'Journeys';
}

describe('order', () => {
  test.each(storyFiles)('%s has a title in the section of its folder', (file) => {
    const section = sectionOf(file);
    expect(sections).toContain(section);
    expect(titleOf(file, read(file))).toMatch(new RegExp(String.raw`^${section}/\S`));
  });

  const components = storyFiles.filter((file) => sectionOf(file) === 'Components');

  test.each(components)('%s has a title in a group, which its ids leave out', (file) => {
    const { title, id } = metaOf(file, read(file));
    const [, group, name, ...rest] = title?.split('/') ?? [];
    expect(groups).toContain(group);
    expect(rest).toEqual([]);
    expect(id).toBe(`components-${name?.toLowerCase()}`);
  });

  const withoutPictures = storyFiles.filter((file) =>
    ['Features', 'Journeys'].includes(sectionOf(file)),
  );

  test.each(withoutPictures)('%s disables pictures: Screens has them', (file) => {
    expect(read(file)).toMatch(/noPicture|journeyParameters/);
  });

  // Storybook's Vitest addon finds tests of stories only there: one within a loop never runs.
  test.each(storyFiles)('%s registers its tests at the top level', (file) => {
    expect(read(file)).not.toMatch(/^ +[A-Z]\w*\.test\(/m);
  });

  test('no two files have the same title', () => {
    const titles = storyFiles.map((file) => titleOf(file, read(file)));
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  test.each(find('.storybook/guide/*.mdx'))('%s has a title in the guide', (file) => {
    expect(read(file)).toMatch(/<Meta title="Guide\/[^"]+" \/>/);
  });
});

describe('states', () => {
  const screens = storyFiles.filter((file) => sectionOf(file) === 'Screens');

  test.each(screens)('%s shows every state that its types declare', (file) => {
    const folder = dirname(file);
    const sources = find(`${folder}/*.{ts,tsx}`);
    const isShown = (source: string) => /[.](stories|fixtures)[.]tsx?$/.test(source);
    const shown = new Set(
      sources.filter(isShown).flatMap((source) => [...statesShown(source, read(source))]),
    );
    const named = statesOf(file, read(join(folder, `${basename(folder)}.tsx`)));
    expect([...named].filter((state) => !shown.has(state))).toEqual([]);
  });

  test.each(find('packages/ui/src/screens/*/*Screen'))('%s has stories', (folder) => {
    expect(storyFiles).toContain(join(folder, `${basename(folder)}.stories.tsx`));
  });
});

describe('reading', () => {
  test('reads the title of the meta, not an earlier property of the same name', () => {
    const stories = `
      const toast = { title: 'CB added' };
      const meta = preview.meta({ title: 'Features/Toasts' });`;
    expect(titleOf('X.stories.tsx', stories)).toBe('Features/Toasts');
  });

  const screen = `
    type Base = { name: string };
    export type XProps = Base & (
      | { status: 'loading' | 'failed' }
      | { status: 'ready'; onGo: () => void }
    );`;

  test('finds the states of nested unions', () => {
    expect([...statesOf('X.tsx', screen)]).toEqual(['loading', 'failed', 'ready']);
  });

  test('finds the states of a type alias', () => {
    const named = `type State = 'open' | Ended; type Ended = 'done'; interface XProps { status: State }`;
    expect([...statesOf('X.tsx', named)]).toEqual(['open', 'done']);
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
