import { theme } from '@cb/ui/internal/theme/contract.css';
import { dark } from '@cb/ui/internal/theme/dark.css';
import { light } from '@cb/ui/internal/theme/light.css';
import * as scale from '@cb/ui/internal/theme/scale';

interface Tree {
  readonly [name: string]: string | number | Tree;
}

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
function typed(group: string, value: string) {
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

/** Returns values as tokens. Those of a theme have the names of their CSS variables beside them. */
function tokensOf(values: Tree, variables: Tree = {}, parent?: string): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const group = parent ?? name;
      const variable = variables[name];
      if (typeof value === 'object') {
        const inner = typeof variable === 'object' ? variable : {};
        return [[name, tokensOf(value, inner, group)]];
      }
      // A bare number is a width in px: a breakpoint.
      const css = typeof value === 'number' ? `${value}px` : value;
      // The format has no unit for a measure in characters.
      if (css.endsWith('ch')) return [];
      const $extensions = { 'cb.css': css, ...(variable && { 'cb.variable': variable }) };
      return [[name, { ...typed(group, css), $extensions }]];
    }),
  );
}

/** Returns the theme as design tokens: a group for what the themes share, and one for each theme. */
export const tokensJson = () =>
  JSON.stringify(
    {
      $description:
        'The design tokens of CB Rewards, generated from packages/ui/src/theme. Measures in characters are left out.',
      shared: tokensOf({ ...scale }),
      light: tokensOf(light, theme),
      dark: tokensOf(dark, theme),
    },
    null,
    2,
  );
