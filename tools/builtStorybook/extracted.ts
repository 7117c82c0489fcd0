import type { Page } from '@playwright/test';
import type { PreparedStory } from 'storybook/internal/types';
import type { ForChromatic } from '../pictures/forChromatic.ts';

interface Extracted {
  readonly parameters: { readonly chromatic?: ForChromatic };
  readonly argTypes: Readonly<
    Record<string, { readonly table?: { readonly type?: { readonly summary?: string } } }>
  >;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      /** Resolves when the story index is loaded. */
      ready(): Promise<void>;
      extract(): Promise<Record<string, Extracted>>;
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

/** Returns all stories by id, extracted the way Chromatic does it. */
export async function extracted(page: Page) {
  await page.goto('iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__);
  const all = await page.evaluate(async () => {
    const preview = window.__STORYBOOK_PREVIEW__;
    if (!preview) throw new Error('Storybook has no preview.');
    await preview.ready();
    const stories = Object.entries(await preview.extract());
    return stories.map(([id, { parameters, argTypes }]) => {
      const types = Object.entries(argTypes).map(([arg, { table }]) => [arg, table?.type?.summary]);
      return { id, chromatic: parameters.chromatic, types };
    });
  });
  return new Map(all.map((story) => [story.id, story]));
}
