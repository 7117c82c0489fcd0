/**
 * Everything that reaches behind the documented interface of Storybook. Decision 23 lists it with the
 * version it is written for, and a test fails when that version changes.
 */

import type { ShownStory } from './shownStory.ts';

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
      };
    };
    /** Storybook's channel between its parts. */
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit(event: string, payload: unknown): void;
      on(event: string, listener: (payload: never) => void): void;
      off(event: string, listener: (payload: never) => void): void;
    };
  }
}

/**
 * Turns off the recording of each call of a play function, which serves a panel that a test run does
 * not have. Storybook reads the address once, when it loads.
 */
export function skipInstrumentation() {
  const address = new URL(location.href);
  address.searchParams.set('instrument', 'false');
  history.replaceState(history.state, '', address);
}

/** Sets whether the story that is about to render runs its play function. No parameter does. */
export function setAutoplay(plays: boolean) {
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = plays;
}

/** Removes Storybook's loading and error placeholders, which axe would check with every story. */
export function removePlaceholders() {
  for (const placeholder of document.querySelectorAll('.sb-wrapper')) placeholder.remove();
}
