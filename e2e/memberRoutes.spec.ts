import type { Page } from '@playwright/test';
import { enter, expect, heading, readingTest as test } from './site.ts';

const opensInShell =
  (path: string, title: string, shown = title) =>
  async ({ page }: { page: Page }) => {
    await enter(page, `/dashboard/${path}`);
    await expect(page).toHaveURL(`/dashboard/${path}`);
    await expect(heading(page)).toHaveText(shown);
    await expect(page).toHaveTitle(`${title} · CB Rewards`);
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
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

const opensItsScreen =
  (path: string, title: string) =>
  async ({ page }: { page: Page }) => {
    await enter(page, `/dashboard/${path}`);
    await expect(page).toHaveTitle(`${title} · CB Rewards`);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByText('This part opens soon.')).toHaveCount(0);
  };

test('/dashboard/redeem opens its screen [RTE-25] [RDM-01]', opensItsScreen('redeem', 'Redeem'));
test('/dashboard/sidebar opens its screen [RTE-12]', opensItsScreen('sidebar', 'All parts'));
test(
  '/dashboard/cintpanels opens its screen [RTE-15] [CON-04]',
  opensItsScreen('cintpanels', 'Old account'),
);
test(
  '/dashboard/accountsettings opens its screen [RTE-17]',
  opensItsScreen('accountsettings', 'Account Settings'),
);
test('/dashboard/cbinbox opens its screen [RTE-18]', opensItsScreen('cbinbox', 'Inbox'));
test('/dashboard/cbnews opens its screen [RTE-19]', opensItsScreen('cbnews', 'News'));
test(
  '/dashboard/cbvideoguides opens its screen [RTE-21]',
  opensItsScreen('cbvideoguides', 'Video Guides'),
);
test('/dashboard/cbmessage opens its screen [RTE-23]', opensItsScreen('cbmessage', 'Welcome'));
