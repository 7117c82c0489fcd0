import { balanceOf } from '@cb/mocks/world/ledger';
import { demoMemberId, otherLogin, otherMemberId } from '@cb/mocks/world/members';
import { endSession } from '@cb/mocks/world/sessions';
import type { BrowserContext, Page, Route } from '@playwright/test';
import {
  demoLogin,
  openMemberPage,
  enterSession,
  expect,
  goWithin,
  logIn,
  poll,
  test,
  waitForMember,
  waitForQuiet,
} from './site.ts';

/** The first member's id, address, name, city and balance, as they are stored or shown. */
const traces = [demoMemberId, demoLogin.email, 'Dana', 'Austin', '3,037', '"cb":3037'];

/** The calls that are not held: those of the session, one that a test fails, and the socket, which would reconnect. */
const passingPaths = [
  '/getUserIdFromSession',
  '/ath',
  '/AddUserProfilingByProvider',
  '/socket.io/',
];

/**
 * Lets the server respond to all other calls, but keeps the responses from the page until `release`. Calls
 * after `stop` get their response at once.
 */
async function holdResponses(page: Page) {
  const held: (() => Promise<void>)[] = [];
  const paths = new Set<string>();
  const hold = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() !== 'POST' || passingPaths.includes(pathname))
      return route.fallback();
    const response = await route.fetch();
    paths.add(pathname);
    // The page may have aborted the request.
    held.push(() => route.fulfill({ response }).catch(() => {}));
  };
  await page.route('**/*', hold);
  return {
    paths,
    stop: () => page.unroute('**/*', hold),
    release: () => Promise.all(held.map((fulfill) => fulfill())),
  };
}

/** Records the POST requests of a browser from the next login's response on. */
function watchLogin(context: BrowserContext) {
  const requests: string[] = [];
  let hasResponse = false;
  context.on('response', (response) => (hasResponse ||= response.url().endsWith('/ath')));
  context.on('request', (request) => {
    if (!hasResponse || request.method() !== 'POST') return;
    const { 'x-cb-member': member } = request.headers();
    requests.push([new URL(request.url()).pathname, request.postData(), member].join(' '));
  });
  return { requests, hasResponse: () => hasResponse };
}

/** Returns everything that is stored in the browser or shown on the page. */
const readPage = (page: Page) =>
  page.evaluate(async () => {
    const opened = indexedDB.open('cb-orders');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const hasRecords = opened.result.objectStoreNames.contains('records');
    const store = hasRecords
      ? opened.result.transaction('records').objectStore('records')
      : undefined;
    const found = [store?.getAllKeys(), store?.getAll()];
    for (const each of found) {
      if (each) await new Promise((resolve) => each.addEventListener('success', resolve));
    }
    opened.result.close();
    return [
      document.documentElement.outerHTML,
      document.title,
      JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
      ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
      JSON.stringify(found.map((each) => each?.result)),
    ];
  });

const findTraces = (texts: readonly string[]) =>
  traces.filter((trace) => texts.some((text) => text.includes(trace)));

/** Answers a question, which fails; requests reach the server once `isReachable`. */
async function failAnswer(page: Page, isReachable: () => boolean) {
  await page.route('**/AddUserProfilingByProvider', (route) =>
    isReachable() ? route.fallback() : route.abort(),
  );
  await openMemberPage(page, '/dashboard/userprofile');
  const ring = page.getByRole('button', { name: /Secondary Profiler/ });
  await expect(ring).toContainText('40.0%');
  await expect(ring).not.toHaveAttribute('aria-disabled');
  await ring.click();
  const dialog = page.getByRole('dialog', { name: 'Update Profile' });
  await dialog.getByLabel('Cat').check();
  await dialog.getByRole('button', { name: 'Submit & Next' }).click();
  await expect(dialog).toContainText('1 answer has not been sent.');
  await page.keyboard.press('Escape');
}

/** Leaves an order and a CB code pending. */
async function leaveOrders(page: Page) {
  await openMemberPage(page, '/dashboard/cbpayza');
  const held = await holdResponses(page);
  await page.getByLabel('Payza e-mail address').fill(demoLogin.email);
  await page.getByLabel('CB to redeem').fill('1000');
  await page.getByRole('button', { name: 'REDEEM NOW' }).click();
  await page.getByRole('button', { name: 'I AGREE' }).click();
  await poll(() => [...held.paths]).toContain('/payza/createOrder');
  await page.getByRole('button', { name: 'CB CODE' }).click();
  await page.getByRole('textbox', { name: 'CB code' }).fill('WELCOME50');
  await page.keyboard.press('Enter');
  await poll(() => [...held.paths]).toContain('/cinchCode/redeem');
  return held;
}

/** Leaves what each screen loads pending. */
async function leaveScreens(page: Page) {
  await page.clock.install();
  await openMemberPage(page, '/dashboard/cbinbox');
  const held = await holdResponses(page);
  for (const address of [
    '/dashboard/redeemrewards',
    '/dashboard/referearn',
    '/dashboard/surveys',
    '/dashboard/offers/rapidoreach',
    '/dashboard/transactioncb',
  ]) {
    const { size } = held.paths;
    await goWithin(page, address);
    await poll(async () => {
      // React shows placeholders at least 300 ms after the ones before.
      await page.clock.fastForward(300);
      return held.paths.size;
    }).toBeGreaterThan(size);
  }
  return held;
}

/** Ways to leave data of the demo member in the browser, with the member's balance afterwards. */
const leftovers = [
  ['an answer that was not sent', failAnswer, 3037],
  ['orders in flight', leaveOrders, 2087],
  ['screens that are loading', leaveScreens, 3037],
] as const;

for (const [leftover, leave, balance] of leftovers) {
  test(`after ${leftover}, another member who logs in in the same document sees nothing of it`, async ({
    page,
    context,
    site,
  }) => {
    const { world } = site.backend;
    const token = await enterSession(context, site);
    const login = watchLogin(context);
    const held = await leave(page, login.hasResponse);
    endSession(world, token);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page).toHaveURL(/\/home\/login/);
    await held?.stop();
    await logIn(page, otherLogin);
    await waitForMember(page);
    await held?.release();
    await goWithin(page, '/dashboard/userprofile');
    await waitForQuiet(page);
    expect(login.requests.filter((request) => findTraces([request]).length > 0)).toEqual([]);
    expect(findTraces(await readPage(page))).toEqual([]);
    expect(world.state.answers.filter(({ userId }) => userId === otherMemberId)).toEqual([]);
    expect(balanceOf(world, demoMemberId)).toBe(balance);
  });

  test(`after ${leftover}, a tab keeps nothing of it when another member logs in in another tab`, async ({
    page,
    context,
    site,
  }) => {
    const { world } = site.backend;
    await enterSession(context, site);
    const login = watchLogin(context);
    const held = await leave(page, login.hasResponse);
    const other = await context.newPage();
    await other.goto('/home/login');
    await held?.stop();
    await logIn(other, otherLogin);
    await waitForMember(other);
    await expect(page.getByText('Someone else is logged in now.', { exact: false })).toBeVisible();
    await held?.release();
    await waitForMember(page);
    await waitForQuiet(page);
    expect(login.requests.filter((request) => findTraces([request]).length > 0)).toEqual([]);
    for (const tab of [page, other]) expect(findTraces(await readPage(tab))).toEqual([]);
    expect(world.state.answers.filter(({ userId }) => userId === otherMemberId)).toEqual([]);
    expect(balanceOf(world, demoMemberId)).toBe(balance);
  });
}
