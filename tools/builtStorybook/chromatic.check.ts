import { expect, test } from '@playwright/test';
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
import { pictureFile } from '../pictures/names.ts';
import { allStories } from './stories.ts';

/** Returns the valid settings of a mode: its own viewport, or one that a story sets. */
const possible = (mode: ModeName) =>
  [modes[mode].viewport, ...viewportNames.map(sizeOf)].map((viewport) => ({
    theme: modes[mode].theme,
    viewport,
    shell: modes[mode].shell,
  }));

test('Chromatic takes the same pictures of stories as the local baselines', async ({ page }) => {
  const all = await extracted(page);
  const taken = allStories().flatMap(({ id }) => {
    const chromatic = all.get(id)?.chromatic;
    return modeNames
      .filter((mode) => isPictured(mode, chromatic))
      .map((mode) => ({ id, mode, chromatic }));
  });
  expect(taken.map(({ mode, id }) => pictureFile(mode, id)).toSorted()).toEqual(picturesKept());
  for (const { mode, chromatic } of taken) {
    expect(chromatic?.ignoreSelectors).toEqual([dynamicParts]);
    expect(possible(mode)).toContainEqual(chromatic?.modes?.[mode]);
  }
});
