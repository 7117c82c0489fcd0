import { expect, test, type Page } from '@playwright/test';
import { dynamicParts, modes } from '../.storybook/modes.ts';
import { pictureOptions } from './picture.ts';
import { serveBelow } from './serve.ts';
import { allStories, stories } from './stories.ts';

interface Extracted {
  readonly parameters: { readonly chromatic?: { readonly disableSnapshot?: boolean } };
}

declare global {
  interface Window {
    /** What Chromatic asks for the stories and their parameters, too. */
    __STORYBOOK_PREVIEW__?: {
      /** Resolves when it knows its stories. */
      ready(): Promise<void>;
      extract(): Promise<Record<string, Extracted>>;
    };
  }
}

test('Chromatic takes the pictures that the local comparison takes', async ({ page }) => {
  const { url, close } = await serveBelow('/');
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const extracted = await page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('Storybook has no preview.');
    await preview.ready();
    const all = Object.entries(await preview.extract());
    return all.map(([id, { parameters }]) => ({ id, chromatic: parameters.chromatic }));
  });
  close();
  const ofStories = new Set(allStories().map(({ id }) => id));
  const taken = extracted.filter(
    ({ id, chromatic }) => ofStories.has(id) && !chromatic?.disableSnapshot,
  );
  expect(taken.map(({ id }) => id).toSorted()).toEqual(
    stories()
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const { chromatic } of taken) {
    expect(chromatic).toMatchObject({ modes, ignoreSelectors: [dynamicParts] });
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
