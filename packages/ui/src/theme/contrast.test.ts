import { describe, expect, test } from 'vitest';
import type { ThemeTokens } from './contract.css.ts';
import { channelsOf, contrast } from './contrast.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';

type Colors = ThemeTokens['color'];

const groups = Object.keys(light.color) as (keyof Colors)[];

/** Returns the colours of a group by path, such as `surface.page`. */
function colorsOf<Group extends keyof Colors>(
  group: Group,
  { except = [] }: { except?: (keyof Colors[Group])[] } = {},
) {
  const names = Object.keys(light.color[group]) as (keyof Colors[Group] & string)[];
  return names.filter((name) => !except.includes(name)).map((name) => `${group}.${name}`);
}

/** Returns the colours of this name in all tones, which are the groups with a `subtle` surface. */
const inTones = (name: string) =>
  groups
    .filter((group) => 'subtle' in light.color[group] && name in light.color[group])
    .map((group) => `${group}.${name}`);

const pairs = (colors: readonly string[], backgrounds: readonly string[]) =>
  colors.flatMap((one) => backgrounds.map((background) => [one, background] as const));

const surfaces = colorsOf('surface', { except: ['scrim'] });

const textPairs = [
  ...pairs([...colorsOf('text', { except: ['onAccent'] }), ...inTones('text')], surfaces),
  ...pairs(['text.default'], inTones('subtle')),
  ...inTones('text').map((text) => [text, text.replace('.text', '.subtle')] as const),
  ...pairs(['text.onAccent'], [...inTones('solid'), ...inTones('solidHover')]),
  ...pairs(colorsOf('brand', { except: ['surface', 'inset', 'border', 'track'] }), [
    'brand.surface',
    'brand.inset',
  ]),
  ...pairs(['brand.text'], ['brand.track']),
];

const shapePairs = [
  ...pairs([...colorsOf('border', { except: ['default'] }), ...inTones('border')], surfaces),
  ...pairs(['brand.border'], ['brand.surface', 'brand.track']),
  ...pairs(['reward.onCoin'], ['reward.coin']),
];

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, { color }) => {
  const valueOf = (path: string) => {
    const [group = '', name = ''] = path.split('.');
    return (color as Record<string, Record<string, string>>)[group]?.[name] ?? '';
  };

  const findTooLow = (minimum: number, measured: readonly (readonly [string, string])[]) =>
    measured.flatMap(([one, background]) => {
      const ratio = contrast(valueOf(one), valueOf(background));
      return ratio >= minimum ? [] : `${one} on ${background} is ${ratio}:1, needs ${minimum}:1`;
    });

  test('texts are readable on their surfaces', () => {
    expect(findTooLow(7, textPairs)).toEqual([]);
  });

  test('shapes stand out from their surfaces', () => {
    expect(findTooLow(3, shapePairs)).toEqual([]);
  });
});

test('every colour is measured, except translucent colours and the decorative line', () => {
  const measured = [...textPairs, ...shapePairs].flat();
  const colors = groups.flatMap((group) => colorsOf(group));
  expect(colors.filter((path) => !measured.includes(path))).toEqual([
    'surface.scrim',
    'border.default',
  ]);
});

// Contrast ratios that WCAG 2 tools agree on.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  ['#0a0a0a', '#000000', 1.06],
])('the contrast of %s and %s is %d, in either order', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBe(contrast(one, other));
  expect(contrast(channelsOf(one), channelsOf(other))).toBe(contrast(one, other));
});
