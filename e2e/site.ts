import { cookieNames } from '@cb/mocks/cookies';
import { startServer, type RunningServer } from '@cb/mocks/server';
import { demoLogin, demoMemberId } from '@cb/mocks/world/members';
import { startSession } from '@cb/mocks/world/sessions';
import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';

/** The POSTs of a browser that have no answer yet. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Every test gets the built site on a fresh backend of its own. */
export const test = base.extend<{ site: RunningServer; problems: string[] }>({
  site: async ({}, use) => {
    const site = await startServer({ dist: 'apps/site/dist' });
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    const posts = new Set<Request>();
    underWay.set(context, posts);
    context.on('request', (request) => request.method() === 'POST' && posts.add(request));
    context.on('requestfinished', (request) => posts.delete(request));
    context.on('requestfailed', (request) => posts.delete(request));
    await use(context);
  },
  /** What the page threw; a test fails for it unless it takes the entries out. */
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, demoLogin };

interface Credentials {
  email: string;
  password: string;
}

export async function logIn(page: Page, { email, password }: Credentials = demoLogin) {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Gives the browser a session by its cookie, for tests that are not about the login; answers the token. */
export async function enterSession(
  context: BrowserContext,
  { url, backend }: RunningServer,
  userId = demoMemberId,
) {
  const token = startSession(backend.world, userId);
  await context.addCookies([
    { name: cookieNames.session, value: token, url, httpOnly: true, sameSite: 'Lax' },
  ]);
  return token;
}

/** How many frames in a row without a POST under way count as quiet. */
const calmFrames = 3;

/**
 * Resolves when no tab of the browser waits for an answer and the page has drawn what came of the last:
 * before saying that something did not happen, or happened exactly once.
 */
export async function quiet(page: Page) {
  const posts = underWay.get(page.context());
  for (let calm = 0; calm < calmFrames; calm = posts?.size ? 0 : calm + 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Notes the calls to a path from now on; what it gives back tells their bodies once all is quiet. */
export function countCalls(page: Page, path: string) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) {
      bodies.push(request.postDataJSON());
    }
  });
  return async (): Promise<readonly unknown[]> => {
    await quiet(page);
    return bodies;
  };
}
