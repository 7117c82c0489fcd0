import type { Page } from '@playwright/test';
import { openMemberPage, expect, poll, readingTest as test, waitForQuiet } from './site.ts';
import { memberTable } from './addresses.ts';

/**
 * The pages whose links lead to all screens of the member area: the first is that of the dashboard, and
 * each of the others is linked from one before it.
 */
const hubs: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/offers/wall': [
    '/dashboard/cbcashback',
    '/dashboard/cbinbox',
    '/dashboard/cbnews',
    '/dashboard/cbvideoguides',
    '/dashboard/offers/adscend',
    '/dashboard/offers/adscendoffer',
    '/dashboard/offers/cboffers',
    '/dashboard/offers/personaly',
    '/dashboard/offers/profile',
    '/dashboard/offers/rapidoreach',
    '/dashboard/offers/sayso',
    '/dashboard/offers/tapresearch',
    '/dashboard/offers/wall',
    '/dashboard/offers/wannads',
    '/dashboard/offers/yoursurveys',
    '/dashboard/offerwallcb/inbrain',
    '/dashboard/offerwallcb/rapidoreach',
    '/dashboard/redeemrewards/details/:brandKey',
    '/dashboard/referearn',
    '/dashboard/rpcoupons',
    '/dashboard/sidebar',
    '/dashboard/standalone',
    '/dashboard/surveys',
    '/dashboard/userprofile',
  ],
  '/dashboard/cbinbox': ['/dashboard/cbmessage', '/giftcards.html'],
  '/dashboard/offerwallcb/inbrain': [
    '/dashboard/offerwallcb/adscendmedia',
    '/dashboard/offerwallcb/adscendoffer',
    '/dashboard/offerwallcb/bitlabs',
    '/dashboard/offerwallcb/offertoro',
    '/dashboard/offerwallcb/personaly',
    '/dashboard/offerwallcb/rapidoreach-widget',
    '/dashboard/offerwallcb/sayso',
    '/dashboard/offerwallcb/tapresearch',
    '/dashboard/offerwallcb/theoremreach',
    '/dashboard/offerwallcb/wannads',
  ],
  '/dashboard/sidebar': [
    '/dashboard/accountsettings',
    '/dashboard/cintpanels',
    '/dashboard/promomaterial',
    '/dashboard/transactioncb',
  ],
  '/giftcards.html': ['/dashboard/cbpayza', '/dashboard/redeemrewards'],
  '/dashboard/redeemrewards': ['/dashboard/redeem'],
  '/dashboard/accountsettings': ['/email/reset'],
};

test('each screen of the member area is linked from a hub, and each hub from one before it', () => {
  const reached = ['/dashboard/offers/wall'];
  for (const [hub, linked] of Object.entries(hubs)) {
    expect(reached).toContain(hub);
    reached.push(...linked);
  }
  const missing = memberTable.filter(({ path }) => !reached.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

/** Returns the path of an address, or that of its route with the names of parameters. */
const pathOf = ({ pathname }: URL) =>
  memberTable.find(({ path }) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`).test(pathname))
    ?.path ?? pathname;

for (const width of [375, 1280]) {
  for (const [hub, linked] of Object.entries(hubs)) {
    test(`${hub} has its links, ${width} px wide`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(hub);
      const links = page.getByRole('link');
      // Polled, because a page renders its parts one after another.
      await poll(async () => {
        const hrefs = await links.evaluateAll((all: HTMLAnchorElement[]) =>
          all.map(({ href }) => href),
        );
        const inside = hrefs.flatMap((href) => (href.startsWith(site.url) ? [new URL(href)] : []));
        const paths = inside.map(pathOf);
        return linked.filter((path) => !paths.includes(path));
      }).toEqual([]);
    });
  }
}

/** Returns the position of the document, or of the area that scrolls in its place. */
const positionOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('..')
    .evaluate((area) => Math.max(area.scrollTop, window.scrollY));

for (const [width, link, heading] of [
  [1280, 'My Profile', 'My Profile'],
  [375, 'More pages', /^All parts/],
] as const) {
  for (const address of [
    '/dashboard/transactioncb',
    '/dashboard/surveys',
    '/dashboard/redeemrewards',
    '/dashboard/referearn',
  ]) {
    test(`going back to ${address} restores its scroll position, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 500 });
      await openMemberPage(page, address);
      await waitForQuiet(page);
      const area = page.getByRole('main').locator('..');
      // Waits for the event, which fires with the next frame: the site keeps the position then.
      await area.evaluate(
        (box) =>
          new Promise((resolve) => {
            window.addEventListener('scroll', resolve, { capture: true, once: true });
            box.scrollTo(0, 300);
            window.scrollTo(0, 300);
          }),
      );
      expect(await positionOf(page)).toBe(300);
      // A real click would first scroll the page towards the phone's bar, although it is fixed.
      await page.getByRole('link', { name: link }).first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await poll(() => positionOf(page)).toBe(0);
      await page.goBack();
      await poll(() => positionOf(page)).toBe(300);
    });
  }

  test(`a gift card opened from a scrolled store starts at its top, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 });
    await openMemberPage(page, '/dashboard/redeemrewards');
    const card = page.locator('main a[href*="/details/"]').last();
    await card.scrollIntoViewIfNeeded();
    await poll(() => positionOf(page)).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/details/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await poll(() => positionOf(page)).toBe(0);
  });
}
