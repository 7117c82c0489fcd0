import type { Page } from '@playwright/test';
import { enterSession, expect, poll, recordCalls, storeCatalogue, test } from './site.ts';

const orderPath = '/redemption/create';
const store = '/dashboard/redeemrewards';

test.beforeEach(({ context, site }) => enterSession(context, site));

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Rewards', exact: true }).getByRole('listitem');
const search = (page: Page) => page.getByPlaceholder('Search term...');
const redeem = (page: Page) => page.getByRole('region', { name: 'Redeem' });

/** Reads the balance in CB from the balance panel. */
async function balance(page: Page) {
  const panel = page.getByRole('region', { name: 'What your balance buys' });
  const [figure = ''] = /[\d,]+(?=\sCB)/.exec(await panel.innerText()) ?? [];
  return Number(figure.replaceAll(',', ''));
}

/** Opens the confirmation, fills in an address and confirms, which sends the order. */
async function orderCard(page: Page) {
  await redeem(page).getByRole('button', { name: 'REDEEM' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await dialog.getByPlaceholder('Email address').fill('dana@mail.example');
  await dialog.getByRole('button', { name: 'Click to confirm' }).click();
}

test(
  'a search is kept over Back, Forward and the page of a card [STO-01]',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.goto(store);
    await expect(cards(page)).toHaveCount(20);
    await search(page).fill('COFFEE');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${store}?search=COFFEE`);
    await page.goBack();
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(20);
    await page.goForward();
    await expect(cards(page)).toHaveCount(1);
    await cards(page).first().click();
    await expect(page).toHaveURL(`${store}/details/B100002`);
    // The catalogue is read from the cache.
    await page.goBack();
    await expect(search(page)).toHaveValue('COFFEE');
    await expect(cards(page)).toHaveCount(1);
  },
);

test(
  'by mouse: choose a card and redeem it, which lowers the balance [STO-06] [DTL-01]',
  { tag: ['@smoke', '@translated'] },
  async ({ page }) => {
    const sent = recordCalls(page, orderPath);
    await page.goto(store);
    await poll(() => balance(page)).toBeGreaterThan(2500);
    const before = await balance(page);
    await page.getByRole('main').getByRole('link', { name: 'Bluebird Coffee' }).click();
    await expect(page).toHaveURL(`${store}/details/B100002`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluebird Coffee eGift Card');
    await redeem(page).getByRole('radio', { name: '10 USD' }).check();
    await redeem(page).getByRole('radio', { name: '25 USD' }).check();
    await expect(redeem(page)).toContainText(/Price\s*2,500\sCB \(\$25\.00\)/);
    await orderCard(page);
    await expect(page.getByText('Your order for 2,500 CB has been placed.')).toBeVisible();
    expect(await sent()).toHaveLength(1);
    await page.getByRole('link', { name: 'Go Back to Reward Catalog' }).first().click();
    await poll(() => balance(page)).toBe(before - 2500);
  },
);

test('on a phone the address of the confirmation is not behind its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${store}/details/B100001`);
  await redeem(page).getByRole('button', { name: 'REDEEM' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByPlaceholder('Email address');
  await expect(dialog).toBeFocused();
  // Polled, because the sheet slides in.
  const expectUncovered = () =>
    poll(() =>
      field.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return [top + 2, bottom - 2].map(
          (y) => document.elementFromPoint(left + 60, y) === element,
        );
      }),
    ).toEqual([true, true]);
  await expectUncovered();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expectUncovered();
});

test("a gift card is its page's title, and a phone shows the start of what was ordered", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(`${store}/details/B100001`);
  await expect(page).toHaveTitle('Alder Books · CB Rewards');
  await orderCard(page);
  await expect(page.getByRole('heading', { name: /card is ordered/ })).toBeInViewport({ ratio: 1 });
});

/** Presses Tab until the named element has the focus. Throws after 80 presses. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'searchbox') {
  const wanted = page.getByRole('main').getByRole(role, { name }).last();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(name)}.`);
}

test('a card can be found and redeemed with the keyboard alone', async ({ page }) => {
  const sent = recordCalls(page, orderPath);
  await page.goto(store);
  await expect(cards(page)).toHaveCount(20);
  await tabTo(page, 'Search the rewards', 'searchbox');
  await page.keyboard.type('alder');
  await expect(cards(page)).toHaveCount(1);
  await tabTo(page, 'Alder Books', 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // The button in the header skips the texts and leads to the values.
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('button', { name: 'REDEEM' }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(redeem(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '25 USD' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirmation' });
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByPlaceholder('Email address')).toBeFocused();
  await page.keyboard.type('dana@mail.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your order for 2,500 CB has been placed.')).toBeVisible();
  expect(await sent()).toHaveLength(1);
});

test('a confirmed card is ordered once, despite a slow response, more clicks, Back and Forward, and a second tab', async ({
  page,
  context,
}) => {
  const sent = recordCalls(page, orderPath);
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(`**${orderPath}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${store}/details/B100001`);
  await orderCard(page);
  await expect(page.getByText('Gift card order request in progress')).toBeVisible();
  const button = redeem(page).getByRole('button', { name: 'REDEEM' });
  await button.click({ force: true, clickCount: 2 });
  await page.getByRole('link', { name: 'Go Back to Reward Catalog' }).first().click();
  await expect(page).toHaveURL(store);
  await page.goBack();
  await expect(page.getByText('Gift card order request in progress')).toBeVisible();

  const other = await context.newPage();
  const sentByOther = recordCalls(other, orderPath);
  await other.goto(`${store}/details/B100001`);
  await expect(other.getByText('Gift card order request in progress')).toBeVisible();
  respond();
  for (const tab of [page, other]) {
    await expect(tab.getByText('Your order for 1,000 CB has been placed.')).toBeVisible();
  }
  expect(await sent()).toHaveLength(1);
  expect(await sentByOther()).toEqual([]);
  await other.close();
});

test('an order whose response is lost is not retried automatically, even after a reload [DTL-26]', async ({
  page,
}) => {
  const sent = recordCalls(page, orderPath);
  await page.route(`**${orderPath}`, (route) => route.abort());
  await page.goto(`${store}/details/B100001`);
  await orderCard(page);
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible();
  const button = redeem(page).getByRole('button', { name: 'REDEEM' });
  await expect(button).toBeDisabled();
  await redeem(page).getByRole('link', { name: 'REDEMPTION STATUS' }).click();
  await expect(page).toHaveURL('/dashboard/transactioncb?tab=redemptions');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('REDEMPTION STATUS');
  await page.goBack();
  await redeem(page).getByRole('button', { name: 'I have checked, back to the form' }).click();
  await expect(button).toBeEnabled();
  expect(await sent()).toHaveLength(1);
});

test('the store opens at its top, even from a scrolled page [STO-11]', async ({
  page,
  problems,
}) => {
  for (const size of [
    { width: 1280, height: 500 },
    { width: 375, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`${store}/details/B100012`);
    await page.getByRole('link', { name: 'Go Back to Reward Catalog' }).last().click();
    await expect(page).toHaveURL(store);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  }
  // This vendor's text has a handler, which the policy refuses even while it is being removed.
  for (const refused of problems.splice(0)) expect(refused).toContain('event handler');
});

test('an unknown brand links back to the catalogue', async ({ page }) => {
  await page.goto(`${store}/details/nothing%2Fof%20this`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift card not found');
  await page.getByRole('link', { name: 'See all gift cards' }).click();
  await expect(cards(page)).toHaveCount(20);
});

/** Makes the server return `count` brands, without the pictures of the mock ones, which are data URLs. */
const growCatalogue = (page: Page, count: number) =>
  page.route('**/tango/getCatalogsForMe', async (route) => {
    const response = await route.fetch();
    const catalogue = await response.json();
    const [{ brands }] = catalogue.Data;
    const many = Array.from({ length: count }, (_, index) => ({
      ...brands[index % brands.length],
      imageUrls: {},
      brandKey: `many-${index}`,
      brandName: `Brand no. ${index}`,
    }));
    await route.fulfill({ response, json: { ...catalogue, Data: [{ brands: many }] } });
  });

test('the catalogue is cached over a reload, and replaced when invalid [CAT-08]', async ({
  page,
}) => {
  const calls = recordCalls(page, '/tango/getCatalogsForMe');
  await storeCatalogue(page);
  const storedCatalogue = () => page.evaluate(() => localStorage.getItem('TangocardCatalog'));
  await poll(storedCatalogue).toContain('RewardCatalog');
  await expect(cards(page)).toHaveCount(20);
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  expect(await calls()).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem('TangocardCatalog', '{"RewardCatalog":{"at":'));
  await page.reload();
  await expect(cards(page)).toHaveCount(20);
  expect(await calls()).toHaveLength(2);
});

test('a catalogue of 3,000 brands is cached over a reload, without filling local storage, until the logout [CAT-08]', async ({
  page,
}) => {
  const storedCatalogue = () => page.evaluate(() => localStorage.getItem('TangocardCatalog'));
  const asked = recordCalls(page, '/tango/getCatalogsForMe');
  await growCatalogue(page, 3000);
  await storeCatalogue(page);
  await expect(cards(page).first()).toContainText('Brand no. 0');
  expect(await storedCatalogue()).toContain('Brand no. 2999');
  await page.evaluate(() => localStorage.setItem('cb-order', 'x'.repeat(500_000)));
  await page.reload();
  await expect(cards(page).first()).toContainText('Brand no. 0');
  expect(await asked()).toHaveLength(1);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home/login');
  expect(await storedCatalogue()).toBeNull();
});

test('the store works without access to storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refused = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refused });
  });
  await page.goto(`${store}/details/B100001`);
  await orderCard(page);
  await expect(page.getByText('Your order for 1,000 CB has been placed.')).toBeVisible();
});

test('only the policy of vendor texts sets HTML, with Trusted Types enforced', async ({ page }) => {
  await page.route('**/details/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy':
          "require-trusted-types-for 'script'; trusted-types cb-vendor-html dompurify cb-worker",
      },
    });
  });
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Trusted|Content Security/.test(message.text())) refusals.push(message.text());
  });
  await page.goto(`${store}/details/B100012`);
  await expect(page.getByText('Spend it at')).toBeVisible();
  await expect(page.getByRole('main').locator('script, img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(true);
  expect(refusals).toEqual([]);
});

test('all 300 rewards are printed', async ({ page }) => {
  await growCatalogue(page, 300);
  await page.goto(store);
  await expect(cards(page)).toHaveCount(96);
  await page.emulateMedia({ media: 'print' });
  await expect(cards(page)).toHaveCount(300);
});

test('the browser’s search finds rewards that are loaded on request', async ({ page }) => {
  await growCatalogue(page, 300);
  await page.goto(store);
  await expect(cards(page)).toHaveCount(96);
  await page.getByRole('button', { name: 'Show more rewards' }).press('Enter');
  await poll(() => cards(page).count()).toBeGreaterThan(96);
  expect(await page.evaluate('find("Brand no. 140")')).toBe(true);
});

test("Back from a brand that was not among the first returns to that brand's place", async ({
  page,
}) => {
  await growCatalogue(page, 300);
  await page.goto(store);
  await expect(cards(page)).toHaveCount(96);
  const brand = cards(page).filter({ hasText: 'Brand no. 130' }).getByRole('link').first();
  await page.getByRole('main').hover();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(brand).toBeVisible({ timeout: 100 });
  }).toPass();
  await brand.click();
  await expect(page).toHaveURL(`${store}/details/many-130`);
  await page.goBack();
  await expect(brand).toBeInViewport();
});
