import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cookieNames, sessionCookie } from '@cb/mocks/handlers/cookieNames';
import { listen } from '@cb/mocks/serve/listen';
import { startServer, type RunningServer } from '@cb/mocks/serve/server';
import { demoLogin, demoMemberId } from '@cb/mocks/world/members';
import { startSession } from '@cb/mocks/world/sessions';
import { xsrfTokenOf } from '@cb/mocks/serve/xsrf';
import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
  type Route,
} from '@playwright/test';
import { createLostResponses, type LostResponses } from './lostResponses.ts';
import { translatePage } from './translator.ts';

/** The watched requests in flight of each browser context. */
const requestsInFlight = new WeakMap<BrowserContext, Set<Request>>();

const isPost = (request: Request) => request.method() === 'POST';

/** The number of the next port in a worker's range. */
let nextOffset = 0;

/**
 * Picks a free port for a server that binds it later, or that starts again on it. Each worker has its
 * own range, and systems give other programs ports from 32768 or higher, so that none takes it.
 */
export async function pickPort(worker: number) {
  const server = createServer();
  const first = 20_000 + 100 * worker;
  const port = await listen(server, first + (nextOffset % 50), '127.0.0.1', () => {});
  // Not one that was just picked, which its server may not have bound yet.
  nextOffset = port - first + 1;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A page reused for several tests, with its uncaught errors and policy violations. */
export interface Visit {
  readonly page: Page;
  readonly problems: string[];
}

/**
 * The sites and the page of the demo member that the tests of a worker share. Also the base of tests
 * that do not ask for them, because Playwright restarts a worker for a test with other worker fixtures.
 */
export const sharingTest = base.extend<
  object,
  { shared: RunningServer; reader: Visit; configured: string; translated: boolean }
>({
  /** Whether the browser translates the pages, as it does in the project `translated`. */
  translated: [false, { scope: 'worker', option: true }],
  shared: [
    async ({}, use) => {
      const site = await startServer({ dist: 'apps/site/dist' });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  reader: [
    async ({ browser, shared, translated }, use) => {
      const context = await browser.newContext({ baseURL: shared.url });
      if (translated) await context.addInitScript(translatePage);
      watchRequests(context, isPost);
      await enterSession(context, shared);
      const page = await context.newPage();
      await use({ page, problems: watchProblems(page, translated) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  /** The folder of a build with the settings of the example. */
  configured: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'cb-settings-'));
      const dist = join(folder, 'dist');
      const env = {
        ...process.env,
        SETTINGS: 'apps/site/site.config.example.json',
        RELEASE: '1.2 "beta"',
        // Reading the routes with Vite has set it to `development` (addresses.ts).
        NODE_ENV: 'production',
      };
      execFileSync('vite', ['build', 'apps/site', '--outDir', dist], { env });
      await use(dist);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Starts the built site with a fresh backend for every test. */
export const test = sharingTest.extend<{
  responses: LostResponses;
  site: RunningServer;
  problems: string[];
}>({
  responses: async ({}, use) => use(createLostResponses()),
  site: async ({ responses: { onCall } }, use, { parallelIndex }) => {
    const port = await pickPort(parallelIndex);
    const site = await startServer({ dist: 'apps/site/dist', port, onCall });
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
  context: async ({ context, translated }, use) => {
    watchRequests(context, isPost);
    if (translated) await context.addInitScript(translatePage);
    await use(context);
  },
  /**
   * Uncaught errors of the page, and policy violations in any page of the browser. The test fails if
   * any are left at its end.
   */
  problems: [
    async ({ page, translated }, use) => {
      const problems = watchProblems(page, translated);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that change nothing: those of a worker share one site and one page of the demo member,
 * because a new page compiles the site's scripts again.
 */
export const readingTest = sharingTest.extend<{ problems: string[]; site: RunningServer }>({
  site: ({ shared }, use) => use(shared),
  baseURL: ({ shared }, use) => use(shared.url),
  page: async ({ reader: { page } }, use) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await use(page);
    await page.unrouteAll();
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  },
  problems: [
    async ({ reader: { problems } }, use) => {
      await use(problems);
      expect(problems.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Makes `waitForQuiet` wait for the requests of a browser context that are of interest. */
export function watchRequests(
  context: BrowserContext,
  isOfInterest: (request: Request) => boolean = () => true,
) {
  const requests = new Set<Request>();
  requestsInFlight.set(context, requests);
  context.on('request', (request) => isOfInterest(request) && requests.add(request));
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** Collects the uncaught errors of a page, and policy violations in any page of its browser. */
export function watchProblems(page: Page, translated = false) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    // React renders a page again that was translated before it was hydrated.
    if (!translated || !message.includes('React error #418')) problems.push(message);
  });
  watchRefusals(page.context(), problems);
  return problems;
}

/** WebKit on Linux has no web app manifests, and so not this directive. */
const unknownToWebKit = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** Collects the errors in the console of a page. */
export function watchErrors(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && text !== unknownToWebKit) errors.push(text);
  });
  return errors;
}

/** Collects policy violations in any page of the browser, from its console. */
export function watchRefusals(context: BrowserContext, problems: string[]) {
  context.on('console', (message) => {
    const text = message.text();
    const isRefusal = /Content[ -]Security[ -]Policy|Permissions[ -]Policy|'Trusted\w+'/i.test(
      text,
    );
    if (isRefusal && text !== unknownToWebKit) problems.push(text);
  });
}

export { expect, demoLogin };

/** Polls every 100 ms, while the intervals of `expect.poll` grow to a second. */
export const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { intervals: [100] });

interface Credentials {
  email: string;
  password: string;
}

export async function logIn(page: Page, { email, password }: Credentials = demoLogin) {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/**
 * Logs in by setting the cookies of a session, for tests that are not about the login. Returns the token.
 */
export async function enterSession(
  context: BrowserContext,
  { url, backend }: RunningServer,
  userId = demoMemberId,
) {
  const token = startSession(backend.world, userId);
  const secure = url.startsWith('https:');
  const flags = { url, secure, sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...flags, name: sessionCookie(secure), value: token, httpOnly: true },
    { ...flags, name: cookieNames.xsrf, value: xsrfTokenOf(token) },
  ]);
  return token;
}

/** Opens the store, and resolves when its catalogue is stored, which happens before its cards are rendered. */
export async function storeCatalogue(page: Page) {
  await page.goto('/dashboard/redeemrewards');
  await page.getByRole('list', { name: 'Rewards', exact: true }).waitFor();
}

/** The heading of a screen. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * Resolves when the member is known on a page of the member area. Before that, its bar has the same
 * buttons, which do nothing until the prerendered frame is hydrated.
 */
export const waitForMember = (page: Page) =>
  expect(page.getByRole('button', { name: /^Balance [\d,.]+\sCB/ })).toBeVisible();

/** Opens an address of the member area, and waits until the member is known there. */
export async function openMemberPage(page: Page, address: string) {
  await page.goto(address);
  await waitForMember(page);
}

/** Opens another address within the loaded document, as a link of the site does. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * Resolves when React has hydrated the form of the login or the sign-up, whose button shows the password
 * only then. Before that, links load a new document.
 */
export async function waitForHydration(page: Page) {
  const password = page.getByLabel('Password', { exact: true });
  // Without moving the focus.
  const press = () =>
    page
      .getByRole('button', { name: /^(?:Show|Hide) password$/ })
      .first()
      .dispatchEvent('click');
  await poll(async () => {
    await press();
    return password.getAttribute('type');
  }).toBe('text');
  await press();
  await expect(password).toHaveAttribute('type', 'password');
}

/**
 * Resolves when no tab has had a request in flight (a POST, in the contexts of `test`) for some
 * frames, so that the page has rendered the last response. Call it before asserting that something did
 * not happen, or happened once.
 */
export async function waitForQuiet(page: Page, quietFrames = 3) {
  const requests = requestsInFlight.get(page.context());
  for (let frames = 0; frames < quietFrames; frames = requests?.size ? 0 : frames + 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/**
 * Records the calls to a path. Returns a function that waits for quiet and resolves with their
 * bodies.
 */
export function recordCalls(page: Page, path: string) {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) {
      bodies.push(request.postDataJSON());
    }
  });
  return async (): Promise<readonly unknown[]> => {
    await waitForQuiet(page);
    return bodies;
  };
}

/** Holds the page's calls to a path until `release` is called. */
export async function holdCalls(page: Page, path: string) {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(`**${path}`, (route) => (isReleased ? route.continue() : void held.push(route)));
  return {
    arrived: () => poll(() => held.length).toBe(1),
    release: () => {
      isReleased = true;
      return Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Holds the scripts of the site. Returns what releases them. */
export async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
