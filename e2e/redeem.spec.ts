import type { RunningServer } from '@cb/mocks/serve/server';
import { balanceOf } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import type { Page } from '@playwright/test';
import { holdCalls, recordCalls, enterSession, expect, waitForQuiet, test } from './site.ts';

const path = '/payza/createOrder';
const button = (page: Page, name: string) => page.getByRole('button', { name });
const amount = (page: Page) => page.getByLabel('CB to redeem');
const placed = (page: Page) =>
  page.getByRole('heading', { name: 'Your redemption order is placed' });
const processing = (page: Page) =>
  page.getByRole('heading', { name: 'Processing your request please wait ...' });

test.beforeEach(async ({ page, context, site }) => {
  await enterSession(context, site);
  await page.goto('/dashboard/cbpayza');
  await expect(page.getByText(/You have 3,037\sCB/)).toBeVisible();
});

/** Returns the demo member's orders and CB in the world, after pending requests are done. */
async function readHoldings(page: Page, { backend: { world } }: RunningServer) {
  await waitForQuiet(page);
  const { orders } = world.state;
  return { orders: orders.length, cb: balanceOf(world, demoMemberId) };
}
const untouched = { orders: 3, cb: 3037 };
const once = { orders: 4, cb: 2037 };

/** Fills in the form and goes to step 2, the confirmation. */
async function redeem(page: Page, cb: string) {
  await page.getByLabel('Payza e-mail address').fill('someone@else.example');
  await amount(page).fill(cb);
  await button(page, 'REDEEM NOW').click();
}

test(
  'cash by keyboard alone: one order, the balance of the top bar follows, then the report [PAY-04]',
  { tag: ['@smoke', '@translated'] },
  async ({ page, site }) => {
    const sent = recordCalls(page, path);
    await page.getByLabel('Payza e-mail address').focus();
    await page.keyboard.type('someone@else.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1,000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
    await page.keyboard.press('Enter');
    expect(await sent()).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(button(page, 'I AGREE')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(placed(page)).toBeVisible();
    await page.keyboard.press('Enter');
    expect(await sent()).toEqual([{ cbCount: 1000 }]);
    expect(await readHoldings(page, site)).toEqual(once);
    await expect(page.getByRole('banner')).toContainText('2,037');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/transactioncb?tab=redemptions');
  },
);

test('double clicks neither skip the confirmation nor order twice', async ({ page, site }) => {
  await page.getByLabel('Payza e-mail address').fill('someone@else.example');
  await amount(page).fill('1000');
  await button(page, 'REDEEM NOW').dblclick();
  await expect(page.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
  expect(await readHoldings(page, site)).toEqual(untouched);
  const held = await holdCalls(page, path);
  await button(page, 'I AGREE').dblclick();
  await held.arrived();
  await held.release();
  await expect(placed(page)).toBeVisible();
  expect(await readHoldings(page, site)).toEqual(once);
});

test('an order in flight is shown again after Back and Forward', async ({ page, site }) => {
  await redeem(page, '1000');
  const held = await holdCalls(page, path);
  await button(page, 'I AGREE').click();
  await held.arrived();
  await page.getByRole('link', { name: 'Earning Report' }).click();
  await expect(page).toHaveURL('/dashboard/transactioncb');
  await page.goBack();
  await expect(processing(page)).toBeVisible();
  await page.goForward();
  await page.goBack();
  await expect(processing(page)).toBeVisible();
  await held.release();
  await expect(placed(page)).toBeVisible();
  expect(await readHoldings(page, site)).toEqual(once);
});

/** Clicks in all tabs at once, because a tab hides the button once another tab has ordered. */
async function agreeAtOnce(tabs: readonly Page[]) {
  const agree = () =>
    [...document.querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'I AGREE')
      ?.click();
  await Promise.all(tabs.map((tab) => tab.evaluate(agree)));
}

test(
  'two tabs that confirm at once place one order, and both show it',
  { tag: '@smoke' },
  async ({ page, context, site }) => {
    const second = await context.newPage();
    await second.goto('/dashboard/cbpayza');
    const tabs = [page, second];
    for (const tab of tabs) await redeem(tab, '1000');
    await agreeAtOnce(tabs);
    for (const tab of tabs) await expect(placed(tab)).toBeVisible();
    expect(await readHoldings(page, site)).toEqual(once);
  },
);

/** Break IndexedDB in a tab, each at a different operation. */
const breakDatabase = {
  'writes fail': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('broken', 'AbortError');
    };
  },
  'reads fail': () => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('broken', 'AbortError');
    };
  },
  'opening is blocked': () => {
    // A request that fires no events.
    const { open } = IDBFactory.prototype;
    const never = open.call(indexedDB, 'another');
    IDBFactory.prototype.open = () => new Proxy(never, { get: () => undefined, set: () => true });
  },
};

const notSent = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'It was not sent and no CB were taken.' });

// The unit tests break each operation in each tab.
for (const [how, broken] of [
  ['writes fail', [0]],
  ['reads fail', [1]],
  ['opening is blocked', [0, 1]],
] as const) {
  test(`of two tabs that confirm at once, none sends an order without a record when ${how} in tab ${broken.join(' and ')}`, async ({
    page,
    context,
    site,
    responses,
  }) => {
    const second = await context.newPage();
    const tabs = [page, second];
    for (const index of broken) await tabs[index]?.addInitScript(breakDatabase[how]);
    for (const tab of tabs) {
      await tab.goto('/dashboard/cbpayza');
      await redeem(tab, '1000');
    }
    await agreeAtOnce(tabs);
    const works = tabs.filter((_, index) => !broken.some((one) => one === index));
    for (const tab of works) await expect(placed(tab)).toBeVisible();
    // A tab that can't record may show the order of the other one.
    for (const tab of tabs) await expect(placed(tab).or(notSent(tab))).toBeVisible();
    expect(await readHoldings(page, site)).toEqual(works.length > 0 ? once : untouched);
    expect(responses.callsTo(path)).toBe(works.length);
  });
}

for (const [missing, remove] of [
  ['IndexedDB', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  ['locks', () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })],
] as const) {
  test(`without ${missing} an order is not sent, and the form shows a message`, async ({
    page,
    site,
  }) => {
    await page.addInitScript(remove);
    await page.reload();
    await redeem(page, '1000');
    await button(page, 'I AGREE').click();
    await expect(notSent(page)).toBeVisible();
    await expect(amount(page)).toHaveValue('1000');
    expect(await readHoldings(page, site)).toEqual(untouched);
  });
}

test('a tab that already shows the confirmation learns of the order in the other tab', async ({
  page,
  context,
  site,
}) => {
  const second = await context.newPage();
  await second.goto('/dashboard/cbpayza');
  await redeem(second, '1000');
  await redeem(page, '1000');
  const held = await holdCalls(page, path);
  await button(page, 'I AGREE').click();
  await held.arrived();
  await expect(processing(second)).toBeVisible();
  await held.release();
  for (const tab of [page, second]) await expect(placed(tab)).toBeVisible();
  expect(await readHoldings(page, site)).toEqual(once);
  await button(second, 'Redeem more').click();
  await redeem(second, '1000');
  await button(second, 'I AGREE').click();
  await expect(placed(second)).toBeVisible();
  expect(await readHoldings(page, site)).toEqual({ orders: 5, cb: 1037 });
});

test('after a logout the same order can be placed again', async ({ page, context, site }) => {
  await redeem(page, '1000');
  await button(page, 'I AGREE').click();
  await expect(placed(page)).toBeVisible();
  await button(page, 'Account').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByLabel('Username').waitFor();
  await enterSession(context, site);
  await page.goto('/dashboard/cbpayza');
  await redeem(page, '1000');
  await button(page, 'I AGREE').click();
  await expect(placed(page)).toBeVisible();
  expect(await readHoldings(page, site)).toEqual({ orders: 5, cb: 1037 });
});

test(
  'an order whose response is lost is not retried automatically, even after a reload [PAY-14]',
  { tag: '@smoke' },
  async ({ page, site }) => {
    await page.route(`**${path}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await redeem(page, '1000');
    await button(page, 'I AGREE').click();
    await expect(page.getByText(/check REDEMPTION STATUS before you try again/)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('2,037');
    await page.reload();
    await expect(processing(page)).toBeVisible();
    await expect(page.getByText(/Your order of 1,000\sCB \(\$10\.00\)/)).toBeVisible();
    expect(await readHoldings(page, site)).toEqual(once);
    await page.getByRole('link', { name: 'Check REDEMPTION STATUS' }).click();
    await expect(page).toHaveURL('/dashboard/transactioncb?tab=redemptions');
    await page.goBack();
    await button(page, 'I have checked, back to the form').click();
    await expect(amount(page)).toBeVisible();
    await page.reload();
    await expect(amount(page)).toBeVisible();
    expect(await readHoldings(page, site)).toEqual(once);
  },
);

/** Runs in the page: refuses every write to the storages with these names. */
function fillStorage(stores: readonly string[]) {
  const refuse = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  if (stores.includes('localStorage')) Storage.prototype.setItem = refuse;
  if (stores.includes('indexedDB')) IDBObjectStore.prototype.put = refuse;
}

test('with a full local storage each order shows its own outcome', async ({ page, site }) => {
  await page.addInitScript(fillStorage, ['localStorage']);
  await page.reload();
  for (const [cb, dollars] of [
    ['1000', '$10.00'],
    ['1100', '$11.00'],
  ] as const) {
    await redeem(page, cb);
    await button(page, 'I AGREE').click();
    await expect(placed(page)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(dollars);
    await button(page, 'Redeem more').click();
  }
  expect(await readHoldings(page, site)).toEqual({ orders: 5, cb: 937 });
});

test('an order that the browser cannot record is not sent, and the form shows a message', async ({
  page,
  site,
}) => {
  await page.addInitScript(fillStorage, ['localStorage', 'indexedDB']);
  await page.reload();
  await redeem(page, '1000');
  await button(page, 'I AGREE').click();
  await expect(notSent(page)).toBeVisible();
  await expect(amount(page)).toHaveValue('1000');
  expect(await readHoldings(page, site)).toEqual(untouched);
});

test('a page reloaded with an order in flight shows a warning', async ({ page, site }) => {
  const held = await holdCalls(page, path);
  await redeem(page, '1000');
  await button(page, 'I AGREE').click();
  await held.arrived();
  await page.reload();
  await expect(page.getByText(/check REDEMPTION STATUS before you try again/)).toBeVisible();
  expect(await readHoldings(page, site)).toEqual(untouched);
});

test('the redeem screen links to gift cards only, and shows an order in flight [LEG-07]', async ({
  page,
}) => {
  const held = await holdCalls(page, path);
  await redeem(page, '1000');
  await button(page, 'I AGREE').click();
  await held.arrived();
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/redeem');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('region', { name: 'Creating Order' })).toBeVisible();
  await held.release();
  await expect(page.getByRole('region', { name: 'Creating Order' })).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio')).toHaveCount(0);
  await expect(main).not.toContainText(/paypal|paytm|bitcoin|payza email|upi/i);
  await main.getByRole('link', { name: 'Click Here Navigate to Giftcards section' }).click();
  await expect(page).toHaveURL('/dashboard/redeemrewards');
});

for (const width of [320, 1280]) {
  test(`redeeming neither scrolls horizontally nor hides its title at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    await redeem(page, '1000');
    await expect(page.getByRole('heading', { name: 'PLEASE CONFIRM' })).toBeVisible();
    expect(await scrollWidth()).toBe(width);
    // The step starts at the page's title, of which the bar covers nothing.
    const bar = await page.getByRole('banner').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await button(page, 'I AGREE').click();
    await expect(placed(page)).toBeVisible();
    expect(await scrollWidth()).toBe(width);
    await page.goto('/dashboard/redeem');
    await expect(page.getByRole('heading', { name: 'Giftcards' })).toBeVisible();
    expect(await scrollWidth()).toBe(width);
  });
}
