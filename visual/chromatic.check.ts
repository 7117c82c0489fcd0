import { expect, test, type Page } from '@playwright/test';
import { dynamicParts, modes, sizeOf, viewportNames } from '../.storybook/modes.ts';
import { extracted } from './extracted.ts';
import { pictureOptions } from './picture.ts';
import { allStories, stories } from './stories.ts';

const [light, dark] = [modes['light wide'], modes['dark phone']];

/** The windows of the modes, or the one window that a story asks for. */
const possibleModes = [
  modes,
  ...viewportNames.map(sizeOf).map((viewport) => ({
    'light wide': { ...light, viewport },
    'dark phone': { ...dark, viewport },
  })),
];

test('Chromatic takes the pictures that the local comparison takes', async ({ page }) => {
  const all = await extracted(page);
  const taken = allStories()
    .map(({ id }) => ({ id, chromatic: all.get(id)?.chromatic }))
    .filter(({ chromatic }) => !chromatic?.disableSnapshot);
  expect(taken.map(({ id }) => id).toSorted()).toEqual(
    stories()
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { chromatic } of taken) {
    expect(chromatic?.ignoreSelectors).toEqual([dynamicParts]);
    expect(possibleModes).toContainEqual(chromatic?.modes);
  }
});

/** A picture of a page with a part that shows `text`. */
async function pictureOf(page: Page, attribute: string, text: string) {
  await page.setContent(`<p>The same</p><p ${attribute}>${text}</p>`);
  return (await page.screenshot(await pictureOptions(page))).toString('base64');
}

test('parts marked for Chromatic to ignore do not count in the local comparison', async ({
  page,
}) => {
  const ignored = 'data-chromatic="ignore"';
  expect(await pictureOf(page, ignored, '10:36')).toBe(await pictureOf(page, ignored, '22:15'));
  expect(await pictureOf(page, '', '10:36')).not.toBe(await pictureOf(page, '', '22:15'));
});
