import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { light } from '@cb/ui/internal/theme/light.css';
import { expect, test } from 'vitest';
import { tokenUses } from '../../tools/docgen/tokenUses.ts';
import { tokensJson, usersOf } from './designTokens.ts';

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

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Take the focus to be read out, or have rules that other components use. */
const noControls = ['Dialog', 'Field', 'Toast'];

test('the page of states shows every component with a look for pointer or keyboard', () => {
  const sheets = globSync('packages/ui/src/components/*/*.css.ts', { cwd: root });
  const answering = sheets
    .filter((file) => /:(?:hover|focus|focus-visible|active)\b/.test(read(file)))
    .map((file) => basename(dirname(file)));
  const shown = read('.storybook/foundations/States.stories.tsx');
  const missing = [...new Set(answering)].filter((name) => !shown.includes(`  ${name}: [`));
  expect(missing.toSorted()).toEqual(noControls);
});
