import { theme } from '@cb/ui/internal/theme/contract.css';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import * as scale from '@cb/ui/internal/theme/scale';
import { describe, expect, test } from 'vitest';
import { tokensCss, tokensJson } from './designTokens.ts';

const source = { themes: { light, dark }, scale: { ...scale } };

/** Returns the values in an object by path, as `color.surface.page`. */
function flat(tree: object, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] =>
    typeof value === 'object' && value
      ? flat(value, `${path}${key}.`)
      : [[`${path}${key}`, String(value)]],
  );
}

/** Returns the declarations of one rule of the style sheet. */
function declarationsOf(selector: string) {
  const rules = tokensCss(source).split('}\n');
  const body = rules.find((each) => each.includes(`${selector} {`)) ?? '';
  return [...body.matchAll(/^ {2}(--[\w-]+): (.+);$/gm)].map(([, name, value]) => [name, value]);
}

type Token = {
  $type: string;
  $value: unknown;
  $extensions: { 'cb.variable': string; 'cb.css': string };
};

/** Returns the tokens of one group of the JSON. */
function tokensOf(group: string) {
  const found: [string, Token][] = [];
  const walk = (tree: object, path: string) => {
    for (const [key, value] of Object.entries(tree)) {
      if ('$value' in value) found.push([`${path}${key}`, value as Token]);
      else walk(value as object, `${path}${key}.`);
    }
  };
  walk((JSON.parse(tokensJson(source)) as Record<string, object>)[group] ?? {}, '');
  return found;
}

describe.each([
  ['light', ':root, .theme-light', light],
  ['dark', '.theme-dark', dark],
])('the %s theme', (name, selector, tokens) => {
  test('is in the style sheet under the names that the product uses', () => {
    const values = new Map(flat(tokens));
    const expected = flat(theme).map(([path, variable]) => [
      variable.replace(/^var\((.+)\)$/, '$1'),
      values.get(path),
    ]);
    expect(expected.length).toBeGreaterThan(40);
    // Their order may differ.
    expect(new Map(declarationsOf(selector) as [string, string][])).toEqual(
      new Map(expected as [string, string][]),
    );
  });

  test('is in the JSON with the same values', () => {
    const found = tokensOf(name);
    expect(found.map(([path, { $extensions }]) => [path, $extensions['cb.css']])).toEqual(
      flat(tokens),
    );
    expect(found.map(([, { $extensions }]) => $extensions['cb.variable'])).toEqual(
      declarationsOf(selector).map(([variable]) => variable),
    );
  });
});

test('the JSON contains a colour as components', () => {
  for (const [, { $type, $value, $extensions }] of [...tokensOf('light'), ...tokensOf('dark')]) {
    if ($type !== 'color') continue;
    const { components, hex } = $value as { components: number[]; hex?: string };
    if (!hex) continue;
    const written = components.map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    );
    expect(`#${written.join('')}`).toBe($extensions['cb.css']);
  }
});

test('both files contain the tokens that the themes share, except measures in characters', () => {
  const written = declarationsOf(':root').map(([name, value]) => `${name}: ${value}`);
  expect(written).toContain('--cb-space-small: 12px');
  expect(written).toContain('--cb-breakpoints-tablet: 600px');
  expect(written).toHaveLength(flat(scale).length);
  expect(
    tokensOf('shared').map(
      ([, { $extensions }]) => `${$extensions['cb.variable']}: ${$extensions['cb.css']}`,
    ),
  ).toEqual(written.filter((line) => !line.endsWith('ch')));
});

test('sizes, times, weights and shadows have the types of the format', () => {
  const shared = new Map(tokensOf('shared'));
  expect(shared.get('text.body.fontSize')?.$value).toEqual({ value: 1, unit: 'rem' });
  expect(shared.get('motion.fast')?.$value).toEqual({ value: 120, unit: 'ms' });
  expect(shared.get('weight.strong')).toMatchObject({ $type: 'fontWeight', $value: 650 });
  expect(shared.get('easing')?.$value).toEqual([0.2, 0, 0, 1]);
  const shadow = new Map(tokensOf('dark')).get('elevation.raised');
  expect(shadow?.$value).toEqual([
    expect.objectContaining({ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } }),
  ]);
});
