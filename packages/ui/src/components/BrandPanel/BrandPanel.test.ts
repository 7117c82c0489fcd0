import { expect, test } from 'vitest';
import { channelsOf, contrast } from '#ui/theme/contrast.ts';
import { dark } from '#ui/theme/dark.css.ts';
import { light } from '#ui/theme/light.css.ts';
import { rosetteOpacity } from './BrandPanel.css.ts';

const themes = { light: light.color.brand, dark: dark.color.brand };

test.each([
  ['light', 'behind', 'text'],
  ['light', 'behind', 'muted'],
  ['light', 'behind', 'reward'],
  ['dark', 'behind', 'text'],
  ['dark', 'behind', 'muted'],
  ['dark', 'behind', 'reward'],
  ['light', 'beside', 'text'],
  ['dark', 'beside', 'text'],
] as const)(
  'in the %s theme, a line of the rosette %s text leaves the colour "%s" a contrast of 7 : 1',
  (theme, position, textColor) => {
    const { border, surface, ...brand } = themes[theme];
    const [line, background] = [channelsOf(border), channelsOf(surface)];
    const opacity = rosetteOpacity[position];
    const mix = (channel: 0 | 1 | 2) =>
      line[channel] * opacity + background[channel] * (1 - opacity);
    expect(contrast(brand[textColor], [mix(0), mix(1), mix(2)])).toBeGreaterThanOrEqual(7);
  },
);
