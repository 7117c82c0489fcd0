import type { addons } from 'storybook/preview-api';
import type { ShownStory } from './pictures/pictured.ts';

type Args = Readonly<Record<string, unknown>>;

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      /** The story on screen; its options are not part of Storybook's interface. */
      readonly currentRender?: {
        readonly id?: string;
        readonly phase?: string;
        readonly renderOptions?: { autoplay?: boolean };
      };
      /** Set when the story index is loaded. */
      readonly storyStoreValue?: {
        loadStory(story: { storyId: string }): Promise<ShownStory>;
        loadCSFFileByStoryId(id: string): Promise<unknown>;
        componentStoriesFromCSFFile(file: {
          csfFile: unknown;
        }): { id: string; initialArgs: Args }[];
      };
    };
    /** Storybook's channel between its parts. */
    __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel>;
  }
}
