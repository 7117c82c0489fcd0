import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';
import type { ThemeTokens } from './tokenTypes.ts';

function surfacesOf({ surface }: ThemeTokens['color']): string[] {
  const { shell, page, raised, sunken, hover, overlay } = surface;
  return [shell, page, raised, sunken, hover, overlay];
}

function textPairs({ color }: ThemeTokens): [string, string, string][] {
  const { text, accent, reward, brand, critical, info, positive, warning } = color;
  const surfaces = surfacesOf(color);
  const tones = Object.entries({ accent, reward, critical, info, positive, warning });
  return [
    ...surfaces.flatMap((on): [string, string, string][] => [
      ['default', text.default, on],
      ['muted', text.muted, on],
      ...tones.map(([name, tone]): [string, string, string] => [name, tone.text, on]),
    ]),
    ...tones.flatMap(([name, tone]): [string, string, string][] => [
      [`${name} on its subtle`, tone.text, tone.subtle],
      [`default on ${name} subtle`, text.default, tone.subtle],
    ]),
    ...[brand.surface, brand.inset].flatMap((on): [string, string, string][] => [
      ['brand', brand.text, on],
      ['brand muted', brand.muted, on],
      ['brand reward', brand.reward, on],
      ['brand accent', brand.accent, on],
    ]),
    ['brand button', brand.surface, brand.text],
    ['brand button, hovered', brand.surface, brand.muted],
    ['on accent', text.onAccent, accent.solid],
    ['on accent, hovered', text.onAccent, accent.solidHover],
    ['on critical', text.onAccent, critical.solid],
    ['on critical, hovered', text.onAccent, critical.solidHover],
  ];
}

function shapePairs({ color }: ThemeTokens): [string, string, string][] {
  const { border, brand, accent, critical, positive } = color;
  return [
    ['progress', brand.border, brand.track],
    ['brand border', brand.border, brand.surface],
    ...surfacesOf(color).flatMap((on): [string, string, string][] => [
      ['strong border', border.strong, on],
      ['focus ring', border.focus, on],
      ...Object.entries({ accent, critical, positive }).map(
        ([name, tone]): [string, string, string] => [`${name} border`, tone.border, on],
      ),
    ]),
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  test.each(textPairs(theme))('%s text %s is readable on %s', (_what, text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(shapePairs(theme))('%s %s stands out from %s', (_what, shape, surface) => {
    expect(contrast(shape, surface)).toBeGreaterThanOrEqual(3);
  });
});
