import type { Page } from '@playwright/test';
import { openMemberPage, expect, heading, readingTest as test } from './site.ts';

const opensInShell =
  (path: string, title: string, shown = title) =>
  async ({ page }: { page: Page }) => {
    await openMemberPage(page, `/dashboard/${path}`);
    await expect(page).toHaveURL(`/dashboard/${path}`);
    await expect(heading(page)).toHaveText(shown);
    await expect(page).toHaveTitle(`${title} · CB Rewards`);
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    // The prerendered skeleton has the same heading, or none.
    const document = await (await page.request.get(`/dashboard/${path}`)).text();
    const skeletonHeading = /aria-hidden="true"><h2[^>]*>([^<]*)/
      .exec(document)?.[1]
      ?.replace('&amp;', '&');
    expect([undefined, shown]).toContain(skeletonHeading);
  };

test(
  '/dashboard/userprofile opens in the shell [RTE-08]',
  opensInShell('userprofile', 'My Profile'),
);
test(
  '/dashboard/transactioncb opens in the shell [RTE-09]',
  opensInShell('transactioncb', 'Earning Report', 'CB Transaction Reports'),
);
test('/dashboard/referearn opens in the shell [RTE-10]', opensInShell('referearn', 'Refer & Earn'));
test('/dashboard/surveys opens in the shell [RTE-11]', opensInShell('surveys', 'Surveys'));
test(
  '/dashboard/cbpayza opens in the shell [RTE-13] [PAY-01]',
  opensInShell('cbpayza', 'Redeem Through Payza'),
);
test(
  '/dashboard/promomaterial opens in the shell [RTE-14]',
  opensInShell('promomaterial', 'Promotional Material'),
);
test('/dashboard/rpcoupons opens in the shell [RTE-16]', opensInShell('rpcoupons', 'Coupons'));
test('/dashboard/cbcashback opens in the shell [RTE-20]', opensInShell('cbcashback', 'Cash back'));
test(
  '/dashboard/standalone opens in the shell [RTE-22]',
  opensInShell('standalone', 'Survey tables'),
);
test(
  '/dashboard/redeemrewards opens in the shell [RTE-26]',
  opensInShell('redeemrewards', 'Rewards Store'),
);
test(
  '/dashboard/redeemrewards/details/a%20brand opens in the shell [RTE-27]',
  opensInShell('redeemrewards/details/a%20brand', 'Gift card', 'Gift card not found'),
);

test(
  '/dashboard/redeem opens in the shell [RTE-25] [RDM-01]',
  opensInShell('redeem', 'Redeem', 'Giftcards'),
);
test(
  '/dashboard/sidebar opens in the shell [RTE-12]',
  opensInShell('sidebar', 'All parts', 'All parts of CB Rewards'),
);
test(
  '/dashboard/cintpanels opens in the shell [RTE-15] [CON-04]',
  opensInShell('cintpanels', 'Old account', 'Your old account'),
);
test(
  '/dashboard/accountsettings opens in the shell [RTE-17]',
  opensInShell('accountsettings', 'Account Settings'),
);
test('/dashboard/cbinbox opens in the shell [RTE-18]', opensInShell('cbinbox', 'Inbox'));
test('/dashboard/cbnews opens in the shell [RTE-19]', opensInShell('cbnews', 'News'));
test(
  '/dashboard/cbvideoguides opens in the shell [RTE-21]',
  opensInShell('cbvideoguides', 'Video Guides'),
);
test(
  '/dashboard/cbmessage opens in the shell [RTE-23]',
  opensInShell('cbmessage', 'Welcome', 'Welcome to CB Rewards'),
);
