import type { Locator, Page } from '@playwright/test';
import { enterSession, expect, test, waitForMember } from './site.ts';
import * as specified from './specifiedLinks.ts';
import type { SpecifiedLink } from './specifiedLinks.ts';

/** A group of links on a page, with the links that the specification lists for it. */
interface Place {
  readonly page: string;
  /** Opens the menu or panel that contains the links. */
  readonly open?: (page: Page) => Promise<void>;
  readonly links: (page: Page) => Locator;
  readonly specified: readonly SpecifiedLink[];
}

test.beforeEach(({ context, site }) => enterSession(context, site));

/** Reads each link as a tuple in the format of the specified links. */
const readLinks = (links: Locator) =>
  links.evaluateAll((anchors: HTMLAnchorElement[]) =>
    anchors.map((anchor) => {
      // A picture's alternative replaces the words drawn in it.
      const image = anchor.querySelector('div[role=img]');
      const [label = ''] = (anchor.ariaLabel ?? image?.ariaLabel ?? anchor.innerText).split('\n');
      const link = [label.trim(), anchor.getAttribute('href')];
      if (anchor.target === '') return link;
      const isAlone = ['noopener', 'noreferrer'].every((token) => anchor.relList.contains(token));
      return [...link, anchor.target === '_blank' && isAlone ? 'new tab' : anchor.outerHTML];
    }),
  );

/** Compares the links of all places, and follows each internal address once. */
async function expectLinks(page: Page, places: readonly Place[]) {
  const followed = new Set<string>();
  for (const place of places) {
    await page.goto(place.page);
    await place.open?.(page);
    const links = place.links(page);
    // Polled, because a page may render its links one after another.
    await expect.poll(() => readLinks(links)).toEqual(place.specified);
    const { pathname: start } = new URL(page.url());
    let reached: string | undefined;
    for (const [at, [, href, newTab]] of place.specified.entries()) {
      if (newTab || followed.has(href)) continue;
      followed.add(href);
      if (reached) {
        // Goes back, because a reload takes longer.
        if (reached !== start) await page.goBack();
        await place.open?.(page);
        // The page that was left may still be shown, with links of its own.
        await expect.poll(() => readLinks(links)).toEqual(place.specified);
      }
      await links.nth(at).click();
      reached = specified.redirects[href] ?? href;
      await expect.soft(page).toHaveURL(reached);
      await expect
        .soft(page.getByRole('heading', { level: 1 }))
        .toHaveText(specified.headings[reached] ?? 'No specified page');
    }
  }
}

const linksIn = (area: (page: Page) => Locator) => (page: Page) => area(page).getByRole('link');

test('the public pages have the specified links [LND-03] [LND-05] [LND-06] [LND-07] [LND-08] [LND-09]', async ({
  page,
}) => {
  await expectLinks(page, [
    {
      page: '/home/login',
      links: linksIn((shown) => shown.getByRole('banner')),
      specified: specified.publicHeader,
    },
    {
      page: '/home/login',
      links: linksIn((shown) => shown.getByRole('contentinfo')),
      specified: specified.publicFooter,
    },
  ]);
});

const wall = '/dashboard/offers/wall';

const menu = (name: string) => async (page: Page) => {
  await waitForMember(page);
  await page.getByRole('banner').getByRole('button', { name }).click();
};

const inSidebar = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' });

const placeOf = (at: number) => `${at + 1} of ${specified.banners.length}`;

const banner = (link: SpecifiedLink, at: number): Place => ({
  page: wall,
  async open(page) {
    await waitForMember(page);
    const next = page.getByRole('button', { name: 'Next banner' });
    // Hovering pauses the banners' auto-advance, which may have moved them before.
    await next.hover();
    const shown = page.getByRole('group', { name: placeOf(at) });
    for (let steps = 0; steps < specified.banners.length; steps += 1) {
      if (await shown.isVisible()) return;
      await next.click();
    }
  },
  links: linksIn((page) => page.getByRole('group', { name: placeOf(at) })),
  specified: [link],
});

test('the sidebar has the specified links [SHL-03] [SHL-04] [SHL-05] [SHL-07] [SHL-08] [SHL-09] [SHL-10] [SHL-11] [SHL-12] [SHL-13]', async ({
  page,
}) => {
  await expectLinks(page, [
    { page: wall, links: linksIn(inSidebar), specified: specified.sidebar },
    ...specified.banners.map(banner),
    {
      page: '/dashboard/sidebar',
      links: linksIn((shown) => shown.getByRole('navigation', { name: 'All parts' })),
      specified: specified.sidebar,
    },
  ]);
});

test('top bar and footer have the specified links [SHL-15] [SHL-18] [SHL-19] [SHL-20] [SHL-21] [SHL-22]', async ({
  page,
  site,
}) => {
  await expectLinks(page, [
    {
      page: wall,
      links: linksIn((shown) => shown.getByRole('banner')),
      specified: specified.topBar,
    },
    {
      page: wall,
      open: menu('Refer & Earn'),
      links: (shown) => shown.getByRole('menuitem'),
      specified: specified.referMenu,
    },
    {
      page: wall,
      open: menu('Balance'),
      links: linksIn((shown) => shown.getByRole('dialog', { name: 'Your balance' })),
      specified: specified.balancePanel,
    },
    {
      page: wall,
      links: linksIn((shown) => shown.getByRole('contentinfo')),
      specified: specified.memberFooter,
    },
    {
      page: wall,
      open: menu('Account'),
      links: (shown) => shown.getByRole('menuitem'),
      specified: specified.accountMenu(site.providersUrl),
    },
  ]);
});

test('the phone’s bar has the specified links', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await expectLinks(page, [
    {
      page: wall,
      links: linksIn((shown) => shown.getByRole('navigation', { name: 'Main destinations' })),
      specified: specified.bottomBar,
    },
  ]);
});

const tabs = (page: string, name: string, links: readonly SpecifiedLink[]): Place => ({
  page,
  links: linksIn((shown) => shown.getByRole('navigation', { name, exact: true })),
  specified: links,
});

test('the tabs have the specified links [OFC-01] [OWC-01]', async ({ page }) => {
  await expectLinks(page, [
    tabs(wall, 'Offers', specified.offersTabs),
    tabs('/dashboard/offerwallcb', 'Offer walls', specified.offerWallTabs),
  ]);
});

test('wall, inbox and welcome message have the specified links [MSG-01] [INB-09] [SVW-07]', async ({
  page,
}) => {
  await expectLinks(page, [
    {
      page: wall,
      links: linksIn((shown) =>
        shown.getByRole('region', { name: 'Top Performing Surveys & Offerwalls' }),
      ),
      specified: specified.topPerforming,
    },
    {
      page: '/dashboard/cbinbox',
      links: linksIn((shown) => shown.getByRole('main')),
      specified: specified.inbox,
    },
    {
      page: '/dashboard/cbmessage',
      // The specification calls it a button.
      links: (shown) => shown.getByRole('main').getByRole('button'),
      specified: specified.welcome,
    },
  ]);
});

test('the pages have the specified single links [SVW-03] [SVY-02] [ACC-04]', async ({ page }) => {
  await expectLinks(
    page,
    Object.entries(specified.singleLinks).flatMap(([address, links]) =>
      links.map((link): Place => ({
        page: address,
        links: (shown) =>
          shown.getByRole('main').getByRole('link', { name: link[0], exact: true }).first(),
        specified: [link],
      })),
    ),
  );
});
