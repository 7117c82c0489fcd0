import type { Page } from '@playwright/test';
import type { PreparedStory } from 'storybook/internal/types';
import type { ForChromatic } from '../pictures/forChromatic.ts';

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      /** Resolves when the story index is loaded. */
      ready(): Promise<void>;
      /** The story on screen; its options are not part of Storybook's interface. */
      readonly currentRender?: {
        readonly id?: string;
        readonly phase?: string;
        readonly renderOptions?: { autoplay?: boolean };
      };
      /** Set when the story index is loaded. */
      readonly storyStoreValue?: {
        readonly projectAnnotations: {
          readonly globalTypes: Readonly<
            Record<string, { readonly groups: readonly { readonly choices: object }[] }>
          >;
        };
        loadStory(story: { storyId: string }): Promise<PreparedStory>;
      };
    };
  }
}

/** Returns what Chromatic and the tables of controls use of these stories, by id. */
export async function extracted(page: Page, entries: readonly { readonly id: string }[]) {
  await page.goto('iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const ids = entries.map(({ id }) => id);
  const all = await page.evaluate(async (storyIds) => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
    if (!store) throw new Error('Storybook has no stories.');
    const stories = await Promise.all(storyIds.map((storyId) => store.loadStory({ storyId })));
    return stories.map(({ id, parameters, argTypes }) => ({
      id,
      chromatic: parameters['chromatic'] as ForChromatic | undefined,
      types: Object.entries(argTypes).map(([arg, { table }]) => [arg, table?.type?.summary]),
    }));
  }, ids);
  return new Map(all.map((story) => [story.id, story]));
}
