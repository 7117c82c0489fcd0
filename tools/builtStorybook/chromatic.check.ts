import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import {
  dynamicParts,
  modeNames,
  modes,
  sizeOf,
  viewportNames,
  type ModeName,
} from '../pictures/modes.ts';
import { picturesKept } from '../pictures/baselines.ts';
import { extracted } from './extracted.ts';
import { isPictured } from '../pictures/forChromatic.ts';
import { pictureFile, picturesOf } from '../pictures/names.ts';
import { allParts, allStories, allTests } from './stories.ts';
import { test } from './workbench.ts';
import config from '../../chromatic.config.json' with { type: 'json' };

/** Returns the valid settings of a mode: its own viewport, or one that a story sets. */
const possible = (mode: ModeName) =>
  [modes[mode].viewport, ...viewportNames.map(sizeOf)].map((viewport) => ({
    theme: modes[mode].theme,
    viewport,
    shell: modes[mode].shell,
  }));

for (const part of allParts()) {
  test(`Chromatic takes the same pictures of ${part} as the local baselines, and none of tests`, async ({
    page,
  }) => {
    const isOfPart = ({ id }: { readonly id: string }) => id.startsWith(`${part}-`);
    const stories = allStories().filter(isOfPart);
    const tests = allTests().filter(isOfPart);
    const all = await extracted(page, [...stories, ...tests]);
    const taken = stories.flatMap(({ id }) => {
      const chromatic = all.get(id)?.chromatic;
      return modeNames
        .filter((mode) => isPictured(mode, chromatic))
        .map((mode) => ({ id, mode, chromatic }));
    });
    const kept = picturesKept().filter((picture) => isOfPart({ id: basename(picture) }));
    expect(taken.map(({ mode, id }) => pictureFile(mode, id)).toSorted()).toEqual(kept);
    for (const { mode, chromatic } of taken) {
      expect(chromatic?.ignoreSelectors).toEqual([dynamicParts]);
      expect(possible(mode)).toContainEqual(chromatic?.modes?.[mode]);
    }
    expect(tests.filter(({ id }) => !all.get(id)?.chromatic?.disableSnapshot)).toEqual([]);
  });
}

const { untraced } = config;

/**
 * Returns the stories that Chromatic takes pictures of after a change of files, by the stats of the
 * build; `undefined` if it takes all.
 */
function storiesOf(...files: readonly string[]) {
  const flags = untraced.flatMap((glob) => ['--untraced', glob]);
  const { stdout, stderr } = spawnSync(
    'chromatic',
    ['trace', '--mode=compact', ...flags, ...files],
    { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
  );
  if (stderr.includes('A full build is required')) return undefined;
  expect(stdout, stderr).toContain('Traced');
  return allStories().filter(({ importPath }) => stdout.includes(importPath.replace('./', '')));
}

const ui = 'packages/ui/src';

for (const file of [
  'components/CopyField/CopyField.tsx',
  'components/Table/Table.css.ts',
  'screens/Surveys/SurveyCard/SurveyCard.tsx',
]) {
  test(`a change of ${file} reaches fewer than a tenth of the stories, and of Chromatic’s pictures`, () => {
    const stories = storiesOf(`${ui}/${file}`) ?? [];
    const kept = new Set(picturesKept());
    const pictures = stories.flatMap(({ id }) => picturesOf(id)).filter((name) => kept.has(name));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.length / kept.size).toBeLessThan(0.1);
    expect(stories.length / allStories().length).toBeLessThan(0.1);
  });
}

test('a change of shared styles reaches the components that use them', () => {
  const titles = storiesOf(`${ui}/components/Popover/Popover.css.ts`)?.map(({ title }) => title);
  expect(titles).toContain('Components/Actions/DropdownMenu');
});

test('a change of the tokens, or of what surrounds every story, reaches all', () => {
  for (const file of [`${ui}/theme/contract.css.ts`, '.storybook/preview.tsx']) {
    expect(storiesOf(file)).toBeUndefined();
  }
});

test('a change of files that no picture shows reaches no story', () => {
  const files = [
    `tools/pictures/baselines/${picturesKept()[0]}`,
    'docs/glossary.md',
    'packages/features/src/auth/Login.tsx',
    '.storybook/journeys/FirstDay.stories.tsx',
    '.storybook/playground/scope.ts',
  ];
  expect(storiesOf(...files)).toEqual([]);
});
