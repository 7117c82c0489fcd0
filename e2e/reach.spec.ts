import type { Page } from '@playwright/test';
import { memberTable } from '@cb/site/routes/memberTable';
import { enter, enterSession, expect, goWithin, test, waitForQuiet } from './site.ts';

/** Returns the route of an address, and undefined for addresses outside the member area. */
const routeOf = (address: string) =>
  memberTable.find(({ path }) => new RegExp(`^${path.replace(/:\w+/, '[^/]+')}$`).test(address));

/** Opens an address, and returns the addresses of the links that are visible there. */
async function linksAt(page: Page, address: string) {
  const route = routeOf(address);
  if (route) {
    await goWithin(page, address);
    await expect(page).toHaveTitle(`${route.title} · CB Rewards`);
    await waitForQuiet(page);
  } else await page.goto(address);
  const links = page.getByRole('link');
  const hrefs = await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
  if (!route) await enter(page, '/dashboard');
  return hrefs;
}

for (const width of [375, 1280]) {
  test(`links alone lead to every screen of the member area, ${width} px wide`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await enterSession(context, site);
    await enter(page, '/dashboard');
    const reached = new Set<string>();
    const waiting = [new URL(page.url()).pathname];
    const missing = () => memberTable.filter(({ path }) => !reached.has(path));
    for (const address of waiting) {
      if (missing().length === 0) break;
      const links = await linksAt(page, address);
      for (const { origin, pathname } of links.map((link) => new URL(link))) {
        const place = routeOf(pathname)?.path ?? pathname;
        if (origin !== site.url || reached.has(place)) continue;
        reached.add(place);
        if (routeOf(pathname) || pathname === '/giftcards.html') waiting.push(pathname);
      }
    }
    expect(missing().map(({ path }) => path)).toEqual([]);
  });
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
      context,
      site,
    }) => {
      await page.setViewportSize({ width, height: 500 });
      await enterSession(context, site);
      await enter(page, address);
      await waitForQuiet(page);
      const area = page.getByRole('main').locator('..');
      await area.evaluate((box) => {
        box.scrollTo(0, 300);
        window.scrollTo(0, 300);
      });
      await expect.poll(() => positionOf(page)).toBe(300);
      // A real click would first scroll the page towards the phone's bar, although it is fixed.
      await page.getByRole('link', { name: link }).first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      expect(await positionOf(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => positionOf(page)).toBe(300);
    });
  }

  test(`a gift card opened from a scrolled store starts at its top, ${width} px wide`, async ({
    page,
    context,
    site,
  }) => {
    await page.setViewportSize({ width, height: 500 });
    await enterSession(context, site);
    await enter(page, '/dashboard/redeemrewards');
    const card = page.locator('main a[href*="/details/"]').last();
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => positionOf(page)).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/details/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await positionOf(page)).toBe(0);
  });
}
