import { test as base, type Page } from '@playwright/test';
import { modes, type ModeName } from '../.storybook/modes.ts';
import { extracted } from './extracted.ts';
import type { Story } from './stories.ts';

export interface ModeOptions {
  readonly mode: ModeName;
}

/** What Storybook said of a story when it had rendered and played it. */
interface Ending {
  readonly ok: boolean;
  readonly message: string;
}

declare global {
  interface Window {
    storyEnding?: Ending;
  }
}

/** Runs in the page before Storybook does, and listens on its channel for the end of a story or docs page. */
export function listen() {
  localStorage.clear();
  sessionStorage.clear();
  const say = (value: unknown) => {
    const message = (value as { message?: unknown } | null)?.message;
    return typeof message === 'string' ? message : JSON.stringify(value);
  };
  const end = (ok: boolean, message = '') => {
    window.storyEnding ??= { ok, message };
  };
  let channel: unknown;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(next: { on(event: string, listener: (payload: unknown) => void): void }) {
      channel = next;
      for (const event of [
        'storyThrewException',
        'storyErrored',
        'storyMissing',
        'playFunctionThrewException',
        'unhandledErrorsWhilePlaying',
        'configError',
      ]) {
        next.on(event, (payload) => end(false, `${event}: ${say(payload)}`));
      }
      next.on('docsRendered', () => end(true));
      next.on('storyFinished', (payload) => {
        const { status } = payload as { status?: string };
        end(status !== 'error', `The story ended with status ${status}.`);
      });
    },
  });
}

/** After so many stories a worker takes another page: one that loads a thousand keeps gigabytes. */
const storiesPerPage = 60;

/** Plays a story in a page and waits until everything in it is loaded. */
async function play(page: Page, story: Story, theme: string) {
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.mouse.move(0, 0);
  await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  const ending = await page.waitForFunction(() => window.storyEnding);
  const { ok, message } = (await ending.jsonValue()) ?? { ok: false, message: 'No answer.' };
  if (!ok) throw new Error(`${story.title} / ${story.name} does not render. ${message}`);
  await page.waitForSelector('body.sb-show-main:not(.sb-show-preparing-story)', {
    state: 'attached',
  });
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    // How far a browser scrolls a field to its selection differs from run to run.
    for (const field of document.querySelectorAll('input, textarea')) field.scrollTo(0, 0);
  });
}

interface Fixtures extends ModeOptions {
  /** Plays a story in a page loaded anew, in the window it has its picture taken in. */
  open(story: Story): Promise<Page>;
}

export const test = base.extend<object, Fixtures>({
  mode: ['light wide', { option: true, scope: 'worker' }],
  open: [
    async ({ browser, mode }, use) => {
      const { theme } = modes[mode];
      const context = await browser.newContext({
        baseURL: process.env['VISUAL_URL'] ?? '',
        colorScheme: theme,
        reducedMotion: 'reduce',
        deviceScaleFactor: 1,
        locale: 'en-US',
        timezoneId: 'UTC',
        // Storybook waits 100 ms for animations unless it knows that a test looks at it.
        userAgent: 'Chrome StorybookTestRunner',
      });
      await context.addInitScript(listen);
      let page = await context.newPage();
      const all = await extracted(page);
      let opened = 0;
      await use(async (story) => {
        if (opened % storiesPerPage === 0) {
          await page.close();
          page = await context.newPage();
        }
        opened += 1;
        const size = all.get(story.id)?.chromatic?.modes?.[mode]?.viewport;
        if (!size) throw new Error(`${story.title} / ${story.name} knows no mode "${mode}".`);
        await page.setViewportSize(size);
        await play(page, story, theme);
        return page;
      });
      await context.close();
    },
    // A bound for what hangs, in ms; it asks all stories.
    { scope: 'worker', timeout: 120_000 },
  ],
});
