/** The events between the parts of Storybook that the preview uses, and its state of the shown story. */
import {
  STORY_ARGS_UPDATED,
  STORY_FINISHED,
  STORY_RENDERED,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ShownStory } from '../pictures/pictured.ts';

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
        componentStoriesFromCSFFile(file: { csfFile: unknown }): { readonly initialArgs: Args }[];
      };
    };
    /** Storybook's channel between its parts. */
    __STORYBOOK_ADDONS_CHANNEL__?: ReturnType<typeof addons.getChannel>;
  }
}

/** Sets whether the story that is about to render runs its play function. No parameter does. */
export function setAutoplay(plays: boolean) {
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = plays;
}

/** Returns a function that subscribes to an event, which returns one that ends the subscription. */
const subscribeTo =
  <Payload>(event: string) =>
  (listener: (payload: Payload) => void) => {
    const channel = addons.getChannel();
    channel.on(event, listener);
    return () => channel.off(event, listener);
  };

type Args = Readonly<Record<string, unknown>>;

export const onArgsUpdated = subscribeTo<{ storyId: string; args: Args }>(STORY_ARGS_UPDATED);
export const onFinished = subscribeTo<{ storyId: string }>(STORY_FINISHED);

export const updateArgs = (storyId: string, updatedArgs: Args) =>
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs });

export const announceRendered = (storyId: string) =>
  addons.getChannel().emit(STORY_RENDERED, storyId);
