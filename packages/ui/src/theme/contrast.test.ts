import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.css.ts';
import { light } from './light.css.ts';
import type { ThemeTokens } from './tokenTypes.ts';

function textPairs({ color }: ThemeTokens): [string, string, string][] {
  const { surface, text, accent, reward, critical, info, positive, warning } = color;
  const surfaces = [surface.page, surface.raised, surface.sunken, surface.overlay];
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
    ['on accent', text.onAccent, accent.solid],
    ['on accent, hovered', text.onAccent, accent.solidHover],
    ['on critical', text.onAccent, critical.solid],
    ['on critical, hovered', text.onAccent, critical.solidHover],
  ];
}

function shapePairs({ color }: ThemeTokens): [string, string, string][] {
  const { surface, border, accent, critical, info, positive, warning, reward } = color;
  return [surface.page, surface.raised, surface.sunken, surface.overlay].flatMap((on) => [
    ['strong border', border.strong, on],
    ['focus ring', border.focus, on],
    ...Object.entries({ accent, critical, info, positive, warning, reward }).map(
      ([name, tone]): [string, string, string] => [`${name} border`, tone.border, on],
    ),
  ]);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_name, theme) => {
  test.each(textPairs(theme))('%s text %s reads on %s', (_what, text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });

  test.each(shapePairs(theme))('%s %s stands out from %s', (_what, shape, surface) => {
    expect(contrast(shape, surface)).toBeGreaterThanOrEqual(3);
  });
});
