import { readFileSync } from 'node:fs';
import { test as base, type Page } from '@playwright/test';
import { preview as serveBuild } from 'vite';

const buildFolder = 'storybook-static';

/** The path that the build is served below, so that an address that assumes the host's root gets a 404. */
const basePath = '/some/sub/path/';

interface IndexEntry {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
}

/** Returns the entries of the build's index. Throws if there is no build. */
export const allEntries = (): readonly IndexEntry[] =>
  Object.values(JSON.parse(readFileSync(`${buildFolder}/index.json`, 'utf8')).entries);

/** Returns the stories of the build, without the tests of stories. */
export const allStories = () =>
  allEntries().filter(({ type, subtype }) => type === 'story' && subtype !== 'test');

/** Runs in the page. Shows a story, and resolves once it has finished: with '', or the first failure. */
const finishStory = (storyId: string) =>
  new Promise<string>((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyMissing'];
    function onFailure(reason: unknown) {
      // A failed query lists the elements of the page after an empty line.
      const [message] = JSON.stringify(reason).split(String.raw`\n\n`);
      resolve(`${storyId}: ${message}`);
    }
    function onFinished(finished: { storyId: string; status: string }) {
      if (finished.storyId !== storyId) return;
      channel?.off('storyFinished', onFinished);
      for (const failure of failures) channel?.off(failure, onFailure);
      // For a story that cannot be rendered, the page shows the reason.
      const displayedError = document.querySelector('.sb-errordisplay')?.textContent;
      resolve(finished.status === 'success' ? '' : `${storyId}: ${displayedError}`);
    }
    for (const failure of failures) channel?.once(failure, onFailure);
    channel?.on('storyFinished', onFinished);
    const isShown = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;
    channel?.emit(isShown ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });

/** Shows a story in place of the one on screen. Resolves with '', or the reason why it failed. */
export const showStory = (page: Page, storyId: string) => page.evaluate(finishStory, storyId);

/** Tests of the built Storybook, which each worker serves below a path. */
export const test = base.extend<object, { address: string; preview: Page }>({
  address: [
    async ({}, use) => {
      const server = await serveBuild({
        configFile: false,
        appType: 'mpa',
        base: basePath,
        build: { outDir: buildFolder },
        preview: { host: '127.0.0.1', port: 0 },
        logLevel: 'warn',
      });
      const address = server.resolvedUrls?.local[0];
      if (!address) throw new Error('The server of the build has no address.');
      await use(address);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
  /**
   * A page in which `showStory` shows one story after another, because loading Storybook takes longer than most
   * stories. It has neither the manager nor accessibility checks.
   */
  preview: [
    async ({ browser, address }, use) => {
      // In a browser of this name, Storybook does not wait for animations.
      const page = await browser.newPage({ userAgent: 'StorybookTestRunner' });
      await page.goto(
        `${address}iframe.html?id=components-button--primary&globals=a11y.manual:!true`,
      );
      await page.waitForFunction(
        () => window.__STORYBOOK_PREVIEW__?.currentRender?.phase === 'finished',
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
