import type { Browser, Page } from '@playwright/test';
import { storiesIn } from './stories.ts';

/** The payload of Storybook's event `storyFinished`. */
interface Finished {
  readonly storyId: string;
  readonly status: string;
}

/** Storybook's channel between its parts. */
interface Channel {
  emit(event: string, payload: unknown): void;
  on(event: string, listener: (payload: never) => void): void;
  off(event: string, listener: (payload: never) => void): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** The story on screen while the toolbars change. */
const [ground] = storiesIn('Components');

interface Asked {
  readonly storyId: string;
  readonly event: string;
  readonly payload: unknown;
}

/** Runs in the page. Emits an event, and resolves with what failed until the story has finished. */
const finish = ({ storyId, event, payload }: Asked) =>
  new Promise<string>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failures = [
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
    ];
    const reasons: string[] = [];
    const note = (reason: unknown) => {
      const { message = JSON.stringify(reason) } = reason as { readonly message?: string };
      // Without the elements of the page, which a failed query lists.
      reasons.push(message.split('\n\n')[0] ?? '');
    };
    // The time limit only ends hangs.
    const overdue = setTimeout(() => end('no end'), 60_000);
    function end(status: string) {
      clearTimeout(overdue);
      channel?.off('storyFinished', listen);
      for (const failure of failures) channel?.off(failure, note);
      // A story whose play function throws ends with `success` too.
      const isShown = status === 'success' && reasons.length === 0;
      resolve(isShown ? '' : [`${storyId} ended with ${status}`, ...reasons].join('\n'));
    }
    function listen(finished: Finished) {
      if (finished.storyId === storyId) end(finished.status);
    }
    channel?.on('storyFinished', listen);
    for (const failure of failures) channel?.on(failure, note);
    const isAgain = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;
    channel?.emit(isAgain && event === 'setCurrentStory' ? 'forceRemount' : event, payload);
  });

/**
 * Emits an event of Storybook that renders a story again. Resolves when it has played: with an empty
 * text, or with the reason why it failed.
 */
export const emit = (page: Page, storyId: string, event: string, payload: unknown) =>
  page.evaluate(finish, { storyId, event, payload });

/** Shows a story in place of the one on screen, anew if it is the same. Resolves as `emit` does. */
export const showStory = (page: Page, storyId: string) =>
  emit(page, storyId, 'setCurrentStory', { storyId, viewMode: 'story' });

/** Selects values of the toolbars. They stay for the stories that are shown next. */
export async function choose(page: Page, globals: object) {
  await showStory(page, ground.id);
  await emit(page, ground.id, 'updateGlobals', { globals });
}

/** Runs in the page before Storybook, whose highlighting would look at every element after each change. */
const withoutHighlighting = () =>
  void Object.assign(window, { __STORYBOOK_HIGHLIGHT_INITIALIZED: true });

/**
 * Opens a page for one story after another, because loading Storybook takes longer than most of them.
 * It has neither the manager nor accessibility checks.
 */
export async function openPreview(browser: Browser) {
  // Storybook does not wait for animations in a browser of this name.
  const page = await browser.newPage({ userAgent: 'StorybookTestRunner' });
  await page.addInitScript(withoutHighlighting);
  const address = `iframe.html?id=${ground.id}&globals=a11y.manual:!true`;
  await page.goto(`${process.env['VISUAL_URL']}${address}`);
  await page.waitForFunction(
    () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
  );
  return page;
}
