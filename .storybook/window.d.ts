import type { addons } from 'storybook/preview-api';
import type { ShownStory } from './pictures/pictured.ts';

/** Undocumented globals of Storybook (docs/decisions/tests-tools.md). */
declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      /** The story on screen. */
      readonly currentRender?: {
        readonly id?: string;
        readonly phase?: string;
        readonly renderOptions?: { autoplay?: boolean };
      };
      /** `undefined` until the story index has loaded. */
      readonly storyStoreValue?: {
        loadStory(story: { storyId: string }): Promise<ShownStory>;
        loadCSFFileByStoryId(id: string): Promise<unknown>;
        componentStoriesFromCSFFile(file: {
          csfFile: unknown;
        }): { id: string; initialArgs: Readonly<Record<string, unknown>> }[];
      };
    };
    /** The channel between the manager and this preview. */
    __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel>;
  }
}
