import { theme } from '@cb/ui/internal/theme/contract.css';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import * as scale from '@cb/ui/internal/theme/scale';

interface Tree {
  readonly [name: string]: string | number | Tree;
}

/** The components that name a token, by its path; `*` stands for each name. */
export type Uses = Readonly<Record<string, readonly string[]>>;

/** Returns a length or time as the format writes it; 0 is in px, and a bare number is a width in px. */
function toLength(value: string) {
  const number = Number.parseFloat(value);
  return { value: number, unit: value.slice(String(number).length) || 'px' };
}

/** Returns a colour as the format writes it: `#0b5d3c`, or `rgb(16 40 28 / 0.05)`. */
function toColour(value: string) {
  const hex = value.startsWith('#') ? Number.parseInt(value.slice(1), 16) : undefined;
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    hex === undefined
      ? value.slice('rgb('.length, -1).replace('/', '').split(' ').filter(Boolean).map(Number)
      : [hex >> 16, (hex >> 8) & 0xff, hex & 0xff];
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => Number((part / 255).toFixed(4))),
    alpha,
    ...(hex !== undefined && { hex: value }),
  };
}

/** Returns shadows as the format writes them: `0 1px 2px rgb(16 40 28 / 0.05), 0 …`. */
const toShadows = (value: string) =>
  value.split('), ').map((shadow) => {
    const [lengths = '', color = ''] = shadow.split(' rgb(');
    const [offsetX, offsetY, blur, spread = toLength('0')] = lengths.split(' ').map(toLength);
    return { offsetX, offsetY, blur, spread, color: toColour(`rgb(${color.replace(')', '')})`) };
  });

/** The type of the tokens in a group, and the function that parses their CSS. Other groups have dimensions. */
const types: Readonly<Record<string, readonly [type: string, parse: (css: string) => unknown]>> = {
  color: ['color', toColour],
  elevation: ['shadow', toShadows],
  weight: ['fontWeight', Number],
  motion: ['duration', toLength],
  layer: ['number', Number],
  easing: ['cubicBezier', (css) => css.slice('cubic-bezier('.length, -1).split(',').map(Number)],
};

/** Returns the components that name a token by its path, by a computed name (`color.*.text`) or by its parent. */
export function usersOf(path: string, uses: Uses) {
  const [group = '', ...rest] = path.split('.');
  const computedPath = [group, '*', ...rest.slice(1)].join('.');
  const parentPath = [group, ...rest.slice(0, -1)].join('.');
  const users = [path, computedPath, parentPath].flatMap((each) => uses[each] ?? []);
  return [...new Set(users)].toSorted();
}

/** Returns values as tokens, with the names of their CSS variables and of the components that use them. */
function tokensOf(values: Tree, uses: Uses, variables: Tree = {}, parents: string[] = []): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const path = [...parents, name];
      const variable = variables[name];
      if (typeof value === 'object') {
        const inner = typeof variable === 'object' ? variable : {};
        return [[name, tokensOf(value, uses, inner, path)]];
      }
      const css = String(value);
      // The format has no unit for a measure in characters.
      if (css.endsWith('ch')) return [];
      const [$type, parse] = types[path[0] ?? ''] ?? ['dimension', toLength];
      const $extensions = {
        'cb.css': css,
        ...(variable && { 'cb.variable': variable }),
        'cb.usedBy': usersOf(path.join('.'), uses),
      };
      return [[name, { $type, $value: parse(css), $extensions }]];
    }),
  );
}

/** Returns the theme as design tokens: a group for what the themes share, and one for each theme. */
export const tokensJson = (uses: Uses) =>
  JSON.stringify(
    {
      $description:
        'The design tokens of CB Rewards, generated from packages/ui/src/theme. Measures in characters are left out.',
      shared: tokensOf({ ...scale }, uses),
      light: tokensOf(light, uses, theme),
      dark: tokensOf(dark, uses, theme),
    },
    null,
    2,
  );

/** Returns the paths of the tokens in a tree, each with its value. */
const listTokens = (values: Tree, parents: string[]): { path: string; value: string }[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const path = [...parents, name];
    if (typeof value === 'object') return listTokens(value, path);
    return [{ path: path.join('.'), value: String(value) }];
  });

/** Returns the paths of all tokens, each with its value: "light, dark" for a token of the themes. */
export function tokenList() {
  const darkOf = new Map(listTokens(dark, []).map(({ path, value }) => [path, value]));
  return [
    ...listTokens(light, []).map(({ path, value }) => ({
      path,
      value: `${value}, ${darkOf.get(path)}`,
    })),
    ...listTokens({ ...scale }, []),
  ];
}
