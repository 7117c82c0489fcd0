import { light } from '@cb/ui/internal/theme/light.css';
import { expect, test } from 'vitest';
import { tokensJson, usersOf } from './designTokens.ts';
import { tokenUses } from './tokenUses.ts';

test('values have the types of the format', () => {
  expect(JSON.parse(tokensJson({}))).toMatchObject({
    shared: {
      text: { body: { fontSize: { $value: { value: 1, unit: 'rem' } } } },
      motion: { fast: { $value: { value: 120, unit: 'ms' } } },
      weight: { strong: { $type: 'fontWeight', $value: 650 } },
      easing: { $value: [0.2, 0, 0, 1] },
    },
    light: {
      color: {
        surface: {
          page: {
            $value: { hex: light.color.surface.page },
            $extensions: { 'cb.variable': 'var(--cb-color-surface-page)' },
          },
        },
      },
    },
    dark: {
      elevation: {
        raised: {
          $value: [{ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } }],
        },
      },
    },
  });
});

test('each token has the components that name it, directly, by a tone or as a space', () => {
  const uses = tokenUses();
  expect(usersOf('color.surface.scrim', uses)).toEqual(['Dialog']);
  expect(usersOf('color.info.subtle', uses)).toContain('Toast');
  expect(usersOf('space.xxlarge', uses)).toContain('RewardsStoreScreen');
});
