import type { Locator, Page } from '@playwright/test';
import { publicAddresses, routeTable } from './addresses.ts';
import {
  openMemberPage,
  expect,
  poll,
  heading,
  readingTest as test,
  waitForMember,
} from './site.ts';
import * as specified from './specifiedLinks.ts';
import type { SpecifiedLink } from './specifiedLinks.ts';

/** A group of links on a page, with the links that the specification lists for it. */
interface LinkGroup {
  /** Its address; without one, the page of the group before stays open. */
  readonly page?: string;
  /** The records that the server gives for a call, by its path, if not those of the demo member. */
  readonly responses?: Readonly<Record<string, readonly unknown[]>>;
  /** Opens the menu or panel that contains the links. */
  readonly open?: (page: Page) => Promise<void>;
  readonly links: (page: Page) => Locator;
  readonly specified: readonly SpecifiedLink[];
}

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

/** The addresses of the site. Other tests open each of them. */
const addresses = [
  ...publicAddresses,
  ...routeTable.map(({ path }) => path),
  ...specified.redirects,
];

/** Compares the links of all groups. Those within the site must lead to one of its addresses. */
async function expectLinks(page: Page, groups: readonly LinkGroup[]) {
  for (const group of groups) {
    const internalHrefs = group.specified.flatMap(([, href, newTab]) => (newTab ? [] : [href]));
    expect(addresses).toEqual(expect.arrayContaining(internalHrefs));
    for (const [path, Data] of Object.entries(group.responses ?? {})) {
      await page.route(`**${path}`, (route) =>
        route.fulfill({ json: { ErrorCode: 'SUCCESS', Data } }),
      );
    }
    if (group.page !== undefined) await page.goto(group.page);
    await group.open?.(page);
    // Polled, because a page may render its links one after another.
    await poll(() => readLinks(group.links(page))).toEqual(group.specified);
    await page.unrouteAll();
  }
}

const linksIn =
  (area: (page: Page) => Locator, name?: string) =>
  (page: Page): Locator =>
    area(page).getByRole('link', name === undefined ? {} : { name, exact: true });

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

const positionOf = (at: number) => `${at + 1} of ${specified.banners.length}`;

const banner = (link: SpecifiedLink, at: number): LinkGroup => ({
  async open(page) {
    await waitForMember(page);
    const next = page.getByRole('button', { name: 'Next banner' });
    // Hovering pauses the banners' auto-advance, which may have moved them before.
    await next.hover();
    const shown = page.getByRole('group', { name: positionOf(at) });
    for (let steps = 0; steps < specified.banners.length; steps += 1) {
      if (await shown.isVisible()) return;
      await next.click();
    }
  },
  links: linksIn((page) => page.getByRole('group', { name: positionOf(at) })),
  specified: [link],
});

test(
  'the sidebar has the specified links [SHL-03] [SHL-04] [SHL-05] [SHL-07] [SHL-08] [SHL-09] [SHL-10] [SHL-11] [SHL-12] [SHL-13]',
  { tag: '@smoke' },
  async ({ page }) => {
    await expectLinks(page, [
      { page: wall, links: linksIn(inSidebar), specified: specified.sidebar },
      ...specified.banners.map(banner),
      {
        page: '/dashboard/sidebar',
        links: linksIn((shown) => shown.getByRole('navigation', { name: 'All parts' })),
        specified: specified.sidebar,
      },
    ]);
  },
);

test(
  'top bar and footer have the specified links [BAL-03] [BAL-04] [SHL-15] [SHL-18] [SHL-19] [SHL-20] [SHL-21] [SHL-22]',
  { tag: '@smoke' },
  async ({ page, site }) => {
    await expectLinks(page, [
      {
        page: wall,
        links: linksIn((shown) => shown.getByRole('banner')),
        specified: specified.topBar,
      },
      {
        links: linksIn((shown) => shown.getByRole('contentinfo')),
        specified: specified.memberFooter,
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
        links: linksIn((shown) =>
          shown.getByRole('dialog', { name: 'Your balance' }).filter({ hasText: 'Available' }),
        ),
        specified: specified.balancePanel,
      },
      {
        page: wall,
        open: menu('Account'),
        links: (shown) => shown.getByRole('menuitem'),
        specified: specified.accountMenu(site.providersUrl),
      },
    ]);
  },
);

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

const tabs = (page: string, name: string, links: readonly SpecifiedLink[]): LinkGroup => ({
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

/** The groups of single links, the first of their text on their page. */
const singleLinkGroups = (lists: Readonly<Record<string, readonly SpecifiedLink[]>>) =>
  Object.entries(lists).flatMap(([address, links]) =>
    links.map((link, at): LinkGroup => {
      const [label, , newTab] = link;
      const name = newTab ? `${label} (opens in a new tab)` : label;
      return {
        ...(at === 0 && { page: address }),
        links: (shown) => shown.getByRole('main').getByRole('link', { name, exact: true }).first(),
        specified: [link],
      };
    }),
  );

test('the pages have the specified single links [SVW-03] [SVY-02] [OLD-03] [NWS-05] [ACC-01] [ACC-04] [LOG-05] [REG-04]', async ({
  page,
}) => {
  await expectLinks(page, singleLinkGroups(specified.singleLinks));
});

const inMain = (name: string) => linksIn((shown) => shown.getByRole('main'), name);

test('the pages of rewards and reports have the specified links [RDM-03] [RDM-04] [STO-10] [DTL-07] [TRX-09]', async ({
  page,
}) => {
  await expectLinks(page, [
    ...singleLinkGroups(specified.redemptionLinks),
    {
      page: '/dashboard/redeemrewards/details/B100001',
      links: inMain('Go Back to Reward Catalog'),
      specified: [specified.backToCatalogue, specified.backToCatalogue],
    },
    {
      page: '/dashboard/transactioncb?tab=redemptions',
      responses: { '/searchOrders': [] },
      links: inMain('Click Here'),
      specified: [specified.toRedeem],
    },
    {
      page: '/dashboard/surveys',
      responses: { '/yoursurveys/getSurveys': [] },
      links: inMain('Complete Profile'),
      specified: [specified.toProfile],
    },
    {
      page: '/dashboard/cbpayza',
      responses: { '/getCbCountByUser': [{ TotalCb: 900 }] },
      links: inMain('Earn with surveys'),
      specified: [specified.toSurveys],
    },
    {
      page: '/dashboard/redeemrewards/details/B100001',
      responses: { '/getCbCountByUser': [{ TotalCb: 900 }] },
      links: inMain('Earn with surveys'),
      specified: [specified.toSurveys],
    },
  ]);
});

const suggestionLinks = linksIn((shown) =>
  shown.getByRole('navigation', { name: 'Perhaps you looked for' }),
);

test('the pages for unknown addresses have links to others', async ({ page }) => {
  await expectLinks(page, [
    { page: '/nowhere', links: suggestionLinks, specified: specified.visitorSuggestions },
    { page: '/dashboard/nowhere', links: suggestionLinks, specified: specified.memberSuggestions },
  ]);
});

test('links to screens keep the document, links to static pages load theirs', async ({ page }) => {
  await openMemberPage(page, wall);
  const document = await page.evaluateHandle(() => globalThis.document);
  await inSidebar(page).getByRole('link', { name: 'Surveys' }).click();
  await expect(heading(page)).toHaveText('Surveys');
  expect(await document.evaluate((before) => before === globalThis.document)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL('/privacy-policy.html');
  await expect(heading(page)).toHaveText('Privacy policy');
});
