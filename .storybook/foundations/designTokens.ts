import type { ThemeTokens } from '@cb/ui/internal/theme/contract.css';

/** The values that both themes share, by group. */
export type Scale = Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;

/** The parts of the product's theme. */
export interface ThemeSource {
  readonly themes: Readonly<Record<'light' | 'dark', ThemeTokens>>;
  readonly scale: Scale;
}

type Leaf = readonly [path: readonly string[], value: string];

/** Returns the values in a tree of tokens with their paths. */
function leavesOf(tree: object, path: readonly string[] = []): readonly Leaf[] {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(tree);
  return entries.flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, [...path, key])
      : // A bare number is a width in px: a breakpoint.
        [[[...path, key], typeof value === 'number' ? `${value}px` : String(value)] as const],
  );
}

/** Returns the name of a token's CSS variable; those of a theme are the ones the product sets. */
const variableOf = (path: readonly string[]) => `--cb-${path.join('-')}`;

const measured = (value: string, unit: string) => ({ value: Number.parseFloat(value), unit });

const none = measured('0', 'px');
const shadowPart = /^(?:0|(-?[\d.]+)px)$/;

/** Returns a list of shadows as the format writes them: `0 1px 2px rgb(16 40 28 / 0.05), …`. */
function shadows(value: string) {
  return value.split(/,\s*(?![^(]*\))/).map((shadow) => {
    const at = shadow.indexOf('rgb');
    const lengths = shadow.slice(0, at).trim().split(' ');
    const [offsetX, offsetY, blur = none, spread = none] = lengths.map((length) => {
      if (!shadowPart.test(length)) throw new Error(`No length of a shadow: ${length}`);
      return measured(length, 'px');
    });
    return { offsetX, offsetY, blur, spread, color: colour(shadow.slice(at)) };
  });
}

/** Returns a colour as the format writes it, with the value that CSS has beside it. */
function colour(value: string) {
  const short = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value)?.slice(1).map(Number);
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)?.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 1] =
    short ?? hex?.map((part) => Number.parseInt(part, 16)) ?? [];
  if (!short && !hex) throw new Error(`No colour: ${value}`);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part) => Number((part / 255).toFixed(4))),
    alpha,
    ...(hex && { hex: value }),
  };
}

const bezier = /^cubic-bezier\((.+)\)$/;

/** Returns a token's type and value in the format of the W3C community group. */
function typed([group]: readonly string[], value: string) {
  const [, curve] = bezier.exec(value) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  if (group === 'color') return { $type: 'color', $value: colour(value) };
  if (group === 'elevation') return { $type: 'shadow', $value: shadows(value) };
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(value) };
  if (/^\d+ms$/.test(value)) return { $type: 'duration', $value: measured(value, 'ms') };
  const [, unit] = /^[\d.]+(px|rem)$/.exec(value) ?? [];
  if (unit || value === '0') return { $type: 'dimension', $value: measured(value, unit ?? 'px') };
  if (/^\d+$/.test(value)) return { $type: 'number', $value: Number(value) };
  throw new Error(`The format has no type for ${value}.`);
}

/** Whether the format can say a value: it has no unit for a measure in characters. */
const isSayable = ([, value]: Leaf) => !value.endsWith('ch');

function nested(leaves: readonly Leaf[]) {
  const tree: Record<string, unknown> = {};
  for (const [path, value] of leaves.filter(isSayable)) {
    let at = tree;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>;
    at[path.at(-1) ?? ''] = {
      ...typed(path, value),
      $extensions: { 'cb.variable': variableOf(path), 'cb.css': value },
    };
  }
  return tree;
}

/** Returns the theme as design tokens: a group for what the themes share, and one for each theme. */
export const tokensJson = ({ themes, scale }: ThemeSource) =>
  JSON.stringify(
    {
      $description:
        'The design tokens of CB Rewards, generated from packages/ui/src/theme. Measures in characters are left out.',
      shared: nested(leavesOf(scale)),
      light: nested(leavesOf(themes.light)),
      dark: nested(leavesOf(themes.dark)),
    },
    null,
    2,
  );
