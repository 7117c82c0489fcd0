/** The payload of Storybook's event `storyFinished`. */
export interface Finished {
  readonly storyId: string;
  readonly status: string;
}

/** Storybook's channel between its parts. */
interface Channel {
  emit(event: string, payload: unknown): void;
  on(event: 'storyFinished', listener: (payload: Finished) => void): void;
  on(event: string, listener: (payload: unknown) => void): void;
  off(event: 'storyFinished', listener: (payload: Finished) => void): void;
  off(event: string, listener: (payload: unknown) => void): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/**
 * Runs in the page. Shows a story in place of the one on screen, anew if it is the same. Resolves with
 * its status when it has played.
 */
export const showStory = (storyId: string) =>
  new Promise<string>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    function listen(finished: Finished) {
      if (finished.storyId !== storyId) return;
      channel?.off('storyFinished', listen);
      resolve(finished.status);
    }
    channel?.on('storyFinished', listen);
    const isShown = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;
    if (isShown) channel?.emit('forceRemount', { storyId });
    else channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
