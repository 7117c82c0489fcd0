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
  'in the %s theme the rosette %s %s keeps its contrast of 7 : 1',
  (theme, where, ink) => {
    const { border, surface, ...brand } = themes[theme];
    const [line, ground] = [channelsOf(border), channelsOf(surface)];
    const opacity = rosetteOpacity[where];
    const mixed = (at: 0 | 1 | 2) => line[at] * opacity + ground[at] * (1 - opacity);
    expect(contrast(brand[ink], [mixed(0), mixed(1), mixed(2)])).toBeGreaterThanOrEqual(7);
  },
);
