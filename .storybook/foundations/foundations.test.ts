import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { theme } from '@cb/ui/internal/theme/contract.css';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import * as scale from '@cb/ui/internal/theme/scale';
import { expect, test } from 'vitest';
import { tokensJson } from './designTokens.ts';

interface Token {
  readonly $type: string;
  readonly $value: unknown;
  readonly $extensions: { readonly 'cb.variable': string; readonly 'cb.css': string };
}

const tokens: unknown = JSON.parse(tokensJson({ themes: { light, dark }, scale: { ...scale } }));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isToken = (value: unknown): value is Token => isObject(value) && '$value' in value;

/** Returns the leaves of a tree by path, as `color.surface.page`. */
function leaves(tree: unknown, path: readonly string[] = []): readonly [string, unknown][] {
  if (!isObject(tree) || isToken(tree)) return [[path.join('.'), tree]];
  return Object.entries(tree).flatMap(([key, value]) => leaves(value, [...path, key]));
}

const found = new Map(leaves(tokens).filter(([, token]) => isToken(token)) as [string, Token][]);

test.each([
  ['light', light],
  ['dark', dark],
])('the %s theme has its values, under the names that the product uses', (name, values) => {
  const variables = new Map(leaves(theme));
  for (const [path, value] of leaves(values)) {
    const { $extensions } = found.get(`${name}.${path}`) ?? {};
    expect($extensions?.['cb.css']).toBe(value);
    expect(`var(${$extensions?.['cb.variable']})`).toBe(variables.get(path));
  }
});

test('values have the types of the format', () => {
  expect(found.get('shared.text.body.fontSize')?.$value).toEqual({ value: 1, unit: 'rem' });
  expect(found.get('shared.motion.fast')?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(found.get('shared.weight.strong')).toMatchObject({ $type: 'fontWeight', $value: 650 });
  expect(found.get('shared.easing')?.$value).toEqual([0.2, 0, 0, 1]);
  expect(found.get('dark.elevation.raised')?.$value).toEqual([
    expect.objectContaining({ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } }),
  ]);
});

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Take the focus to be read out, or have rules that other components use. */
const noControls = ['Dialog', 'Field', 'Toast'];

test('the page of states shows every component with a look for pointer or keyboard', () => {
  const sheets = globSync('packages/ui/src/components/*/*.css.ts', { cwd: root });
  const answering = sheets
    .filter((file) => /:(?:hover|focus|focus-visible|active)\b/.test(read(file)))
    .map((file) => basename(dirname(file)));
  const shown = read('.storybook/foundations/States.stories.tsx');
  const missing = [...new Set(answering)].filter((name) => !shown.includes(`  ${name}: [`));
  expect(missing.toSorted()).toEqual(noControls);
});
