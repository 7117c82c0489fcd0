import type { Page } from '@playwright/test';
import type { Size } from '../.storybook/modes.ts';

/** What a story says to Chromatic. */
interface ForChromatic {
  readonly disableSnapshot?: boolean;
  readonly ignoreSelectors?: readonly string[];
  readonly modes?: Readonly<Record<string, { readonly viewport: Size }>>;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      /** Resolves when it knows its stories. */
      ready(): Promise<void>;
      extract(): Promise<
        Record<string, { readonly parameters: { readonly chromatic?: ForChromatic } }>
      >;
    };
  }
}

/** What each story says to Chromatic, by id, asked for as Chromatic asks; `url` ends in a slash. */
export async function forChromatic(page: Page, url: string) {
  await page.goto(`${url}iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const extracted = await page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('Storybook has no preview.');
    await preview.ready();
    const all = Object.entries(await preview.extract());
    return all.map(([id, { parameters }]) => [id, parameters.chromatic] as const);
  });
  return new Map(extracted);
}
