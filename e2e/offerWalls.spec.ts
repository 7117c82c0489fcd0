import type { Page } from '@playwright/test';
import { waitTwoFrames } from './inPage.ts';
import {
  enterSession,
  expect,
  poll,
  goWithin,
  readingTest as test,
  test as freshTest,
} from './site.ts';

const walls = {
  rapidoreach: 'RapidoReach',
  tapresearch: 'TapResearch',
  personaly: 'Personaly',
  wannads: 'Wannads',
  sayso: 'Sayso',
  adscend: 'Adscend',
  adscendoffer: 'Adscend offer',
  adscendmedia: 'AdscendMedia',
  theoremreach: 'TheoremReach',
  offertoro: 'Offertoro',
  bitlabs: 'BitLabs',
  inbrain: 'inBrain',
} as const;

/** Expects the pages of providers below an address, the first of them in a new document. */
async function expectWalls(
  page: Page,
  below: string,
  names: readonly (keyof typeof walls)[],
  providersUrl: string,
) {
  for (const [index, name] of names.entries()) {
    const address = `${below}/${name}`;
    await (index === 0 ? page.goto(address) : goWithin(page, address));
    await expectWall(page, walls[name], providersUrl);
  }
}

/** Expects a provider's page, with its wall from the providers' origin in the frame. */
async function expectWall(page: Page, name: string, providersUrl: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${name} · CB Rewards`);
  const frame = page.getByTitle(`${name} offers`);
  await expect(frame).toHaveAttribute('src', new RegExp(`^${providersUrl}/wall/`));
  // Some walls are shown a second later, which stories show.
  await expect(frame.contentFrame().getByText(/^Mock page of/)).toBeAttached();
}

const ofOffers = [
  'tapresearch',
  'personaly',
  'wannads',
  'sayso',
  'adscend',
  'adscendoffer',
] as const;

test('walls without a tab open below the offers, and so do the tasks [OFW-06] [CBO-01]', async ({
  page,
  site,
}) => {
  await expectWalls(page, '/dashboard/offers', ofOffers, site.providersUrl);
  await goWithin(page, '/dashboard/offers/cboffers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CB Offers');
  await expect(page).toHaveTitle('CB Offers · CB Rewards');
  await expect(page.getByTitle('CB Offers offers')).toHaveAttribute(
    'src',
    `${site.providersUrl}/tasks`,
  );
  const tabs = page.getByRole('navigation', { name: 'Offers' }).getByRole('link');
  await expect(tabs).toHaveCount(4);
  await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveCount(0);
});

test('each tab of the offers opens its page [OFW-05] [OFC-03]', async ({ page }) => {
  await page.goto('/dashboard/offers');
  const heading = page.getByRole('heading', { level: 1 });
  const tabs = page.getByRole('navigation', { name: 'Offers' });
  await expect(heading).toContainText('Answer Surveys Offers from');
  await expect(page).toHaveTitle('CB Surveys · CB Rewards');
  await tabs.getByRole('link').nth(1).click();
  await expect(heading).toHaveText('RapidoReach');
  await expect(page).toHaveTitle('RapidoReach · CB Rewards');
  await tabs.getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/yoursurveys$/);
  await expect(page).toHaveTitle('YourSurveys · CB Rewards');
  await expect(page.getByRole('link', { name: /COMPLETE PROFILE/ })).toBeVisible();
  await tabs.getByRole('link').nth(3).click();
  await expect(heading).toHaveText('My Profile');
  await expect(page).toHaveTitle('My Profile · CB Rewards');
});

const tabbed = ['rapidoreach', 'offertoro', 'bitlabs', 'inbrain'] as const;

test('each tab of the offer walls opens its page [OWC-04] [OWC-02]', async ({ page, site }) => {
  await expectWalls(page, '/dashboard/offerwallcb', tabbed, site.providersUrl);
  await goWithin(page, '/dashboard/offerwallcb/rapidoreach-widget');
  await expect(page).toHaveTitle('RapidoReach widget · CB Rewards');
  const widget = page.getByTitle('RapidoReach widget');
  await expect(widget).toBeVisible();
  const wall = widget.contentFrame().frameLocator('#widget iframe');
  await expect(wall.getByRole('heading', { name: 'RapidoReach offers' })).toBeVisible();
  const tab = page.getByRole('link', { name: 'RAPIDOREACH IFRAME' });
  await expect(tab).not.toHaveAttribute('aria-current');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
});

const untabbed = [
  'personaly',
  'wannads',
  'theoremreach',
  'tapresearch',
  'sayso',
  'adscendmedia',
  'adscendoffer',
] as const;

test('walls without a tab open below the offer walls [OWC-05]', async ({ page, site }) => {
  await expectWalls(page, '/dashboard/offerwallcb', untabbed, site.providersUrl);
  const tabs = page.getByRole('navigation', { name: 'Offer walls' }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  await expect(tabs.and(page.locator('[aria-current=page]'))).toHaveCount(0);
});

/** The frames with pages of the operator: their addresses, titles and sources. */
const operatorsFrames = [
  ['/dashboard/rpcoupons', 'Coupons offers', '/coupons'],
  ['/dashboard/cbcashback', 'Cash back offers', '/cashback-offers'],
  ['/dashboard/cbnews', 'News', '/news'],
  ['/dashboard/cbvideoguides', 'Video Guides', '/video-guides'],
] as const;

test('coupons, cash back, news and video guides frame their pages [CPN-01] [CPN-03] [CSH-01] [CSH-02] [NWS-01] [NWS-02]', async ({
  page,
  site,
}) => {
  for (const [address, title, source] of operatorsFrames) {
    await page.goto(address);
    const frame = page.getByTitle(title, { exact: true });
    await expect(frame).toHaveAttribute('src', `${site.providersUrl}${source}`);
    await expect(frame.contentFrame().getByRole('heading').first()).toBeAttached();
  }
});

test(
  'BitLabs and inBrain receive their messages from the site',
  { tag: '@smoke' },
  async ({ page, site }) => {
    const first = { bitlabs: 'app.modifier.theme', inbrain: 'theme' } as const;
    for (const wall of ['bitlabs', 'inbrain'] as const) {
      await page.goto(`/dashboard/offerwallcb/${wall}`);
      const received = page
        .getByTitle(`${walls[wall]} offers`)
        .contentFrame()
        .locator('#messages li');
      await expect(received.first()).toHaveText(
        `${site.url} {"target":"${first[wall]}","value":"dark"}`,
      );
    }
  },
);

test('a widget whose script is blocked is replaced by the overlay, and can be reloaded', async ({
  page,
}) => {
  const script = '**/ofw/rapidoreach-widget.min.js';
  await page.route(script, (route) => route.abort());
  await page.goto('/dashboard/offerwallcb/rapidoreach-widget');
  await expect(page.getByRole('alert').filter({ hasText: 'in a few minutes' })).toBeVisible();
  await page.unroute(script);
  await page.getByRole('button', { name: 'Reload offerwall' }).click();
  await expect(page.getByTitle('RapidoReach widget')).toBeVisible();
});

test('messages from another frame of the widget’s origin are ignored', async ({ page, site }) => {
  await page.goto('/dashboard/offerwallcb/rapidoreach-widget');
  await expect(page.getByTitle('RapidoReach widget')).toBeVisible();
  await page.evaluate((src) => {
    const stranger = document.createElement('iframe');
    stranger.src = src;
    const received = new Promise<void>((resolve) => {
      addEventListener('message', ({ source }) => {
        if (source === stranger.contentWindow) resolve();
      });
    });
    document.body.append(stranger);
    return received;
  }, `${site.providersUrl}/widget.html#partner=nobody`);
  await page.evaluate(waitTwoFrames);
  await expect(page.getByRole('button', { name: 'Reload offerwall' })).toHaveCount(0);
  await expect(page.getByTitle('RapidoReach widget')).toBeVisible();
});

freshTest(
  'a wall that does not respond is shown as slow, and can be reloaded',
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await page.clock.install();
    const wall = /\/wall\/bitlabs/;
    await page.route(wall, (route) =>
      route.continue({ url: `${route.request().url()}&behave=never` }),
    );
    await page.goto('/dashboard/offerwallcb/bitlabs', { waitUntil: 'commit' });
    await expect(page.getByTitle('BitLabs offers')).toBeVisible();
    const slow = page.getByText(/longer than usual/);
    await poll(async () => {
      // Repeated, because the page may start its timer after it shows the frame.
      await page.clock.fastForward(20_000);
      return slow.isVisible();
    }).toBe(true);
    await page.unroute(wall);
    await page.getByRole('button', { name: 'Reload offers' }).click();
    const frame = page.getByTitle('BitLabs offers').contentFrame();
    await expect(frame.getByText('Mock page of BitLabs')).toBeVisible();
  },
);

test('switching quickly between walls shows the last one', async ({ page, site }) => {
  await page.goto('/dashboard/offerwallcb/rapidoreach');
  const tabs = page.getByRole('navigation', { name: 'Offer walls' });
  await tabs.getByRole('link', { name: 'OFFERTORO' }).click();
  await tabs.getByRole('link', { name: 'INBRAIN' }).click();
  await tabs.getByRole('link', { name: 'BITLABS' }).click();
  await expectWall(page, 'BitLabs', site.providersUrl);
  await expect(page.locator('iframe')).toHaveCount(1);
});
