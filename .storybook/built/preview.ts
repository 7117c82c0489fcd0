import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listen } from '@cb/mocks/serve/listen';
import { test as base, type Page } from '@playwright/test';
import sirv from 'sirv';

const folder = 'storybook-static';

/** A path, so that Storybook cannot rely on the root of its host. Other paths are 404. */
const path = '/some/sub/path/';

interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: 'story' | 'docs';
  readonly subtype?: 'story' | 'test';
}

/** Returns the stories of the build, without the tests of stories. Throws if there is no build. */
export function allStories(): readonly IndexEntry[] {
  const index = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>;
  };
  return Object.values(index.entries).filter(
    ({ type, subtype }) => type === 'story' && subtype !== 'test',
  );
}

/** Runs in the page. Shows a story, and resolves with what failed until it has finished. */
const finish = (storyId: string) =>
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
    const note = (reason: { readonly message?: string }) => {
      const { message = JSON.stringify(reason) } = reason;
      // Without the elements of the page, which a failed query lists.
      reasons.push(message.split('\n\n')[0] ?? '');
    };
    // The time limit only ends hangs.
    const overdue = setTimeout(() => end('no end'), 60_000);
    function end(status: string) {
      clearTimeout(overdue);
      channel?.off('storyFinished', listener);
      for (const failure of failures) channel?.off(failure, note);
      // A story whose play function throws ends with `success` too.
      const isShown = status === 'success' && reasons.length === 0;
      resolve(isShown ? '' : [`${storyId} ended with ${status}`, ...reasons].join('\n'));
    }
    const listener = (finished: { readonly storyId: string; readonly status: string }) => {
      if (finished.storyId === storyId) end(finished.status);
    };
    channel?.on('storyFinished', listener);
    for (const failure of failures) channel?.on(failure, note);
    const isAgain = window.__STORYBOOK_PREVIEW__?.currentRender?.id === storyId;
    channel?.emit(isAgain ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' });
  });

/** Shows a story in place of the one on screen. Resolves with '', or the reason why it failed. */
export const showStory = (page: Page, storyId: string) => page.evaluate(finish, storyId);

/** Tests of the built Storybook, which each worker serves below a path. */
export const test = base.extend<object, { address: string; preview: Page }>({
  address: [
    async ({}, use) => {
      const files = sirv(folder);
      const server = createServer((request, response) => {
        const missing = () => void response.writeHead(404).end();
        if (!request.url?.startsWith(path)) return missing();
        request.url = request.url.slice(path.length - 1);
        files(request, response, missing);
      });
      const port = await listen(server, 0, '127.0.0.1');
      await use(`http://127.0.0.1:${port}${path}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ address }, use) => use(address),
  /**
   * Shows one story after another, because loading Storybook takes longer than most of them. It has
   * neither the manager nor accessibility checks.
   */
  preview: [
    async ({ browser, address }, use) => {
      // Storybook does not wait for animations in a browser of this name.
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
