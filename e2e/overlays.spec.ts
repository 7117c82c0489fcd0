import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { RunningServer } from '@cb/mocks/serve/server';
import { demoMemberId } from '@cb/mocks/world/members';
import type { Page } from '@playwright/test';
import { enterSession, expect, poll, readingTest as test, test as freshTest } from './site.ts';

type Push = (title: string) => number;

interface Overlay {
  /** The name of the file that contains it, and of the component that opens. */
  readonly part: string;
  readonly address: string;
  readonly open: (page: Page, push: Push) => Promise<unknown>;
  /** Whether it needs a browser and a site of its own, because of what is stored. */
  readonly isAlone?: true;
  /** Returns an element that is visible once it is open. */
  readonly shown: (page: Page) => ReturnType<Page['getByText']>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name });
const catalogue = '**/tango/getCatalogsForMe';

const overlays: readonly Overlay[] = [
  {
    part: 'TopBar DropdownMenu',
    address: '/dashboard/sidebar',
    open: press('Refer & Earn'),
    shown: (page) => page.getByRole('menu'),
  },
  {
    part: 'TopBar DropdownMenu',
    address: '/dashboard/sidebar',
    open: press('Account'),
    shown: (page) => page.getByRole('menu'),
  },
  {
    part: 'TopBar Popover',
    address: '/dashboard/sidebar',
    open: press('CB CODE'),
    shown: dialog('Enter a CB code'),
  },
  {
    part: 'TopBar Popover',
    address: '/dashboard/sidebar',
    open: press('Balance'),
    shown: dialog('Your balance'),
  },
  {
    part: 'useToasts ToastStack',
    address: '/dashboard/sidebar',
    open: (_page, push) => poll(() => push('A push')).toBe(1),
    // The sockets of pages that were left count until they miss a ping.
    isAlone: true,
    shown: (page) => page.getByRole('region', { name: /^Notifications/ }).getByText('A push'),
  },
  {
    part: 'SurveyWallScreen Dialog',
    address: '/dashboard/offers/wall',
    open: press('Survey Tips'),
    shown: dialog('Survey Tips'),
  },
  {
    part: 'DeleteAccountDialog Dialog',
    address: '/dashboard/accountsettings',
    open: press('Delete Account'),
    shown: dialog('Delete your account'),
  },
  {
    part: 'ProfileForm Combobox',
    address: '/dashboard/userprofile',
    open: (page) => page.getByRole('combobox', { name: 'Country and language' }).click(),
    shown: (page) => page.getByRole('option').first(),
  },
  {
    part: 'QuestionnaireDialog Dialog',
    address: '/dashboard/userprofile',
    open: openQuestionnaire,
    shown: dialog('Update Profile'),
  },
  {
    part: 'QuestionnaireDialog Dialog',
    address: '/dashboard/userprofile',
    isAlone: true,
    async open(page) {
      await page.route('**/AddUserProfilingByProvider', (route) => route.abort());
      await openQuestionnaire(page);
      await page.getByRole('checkbox', { name: 'Cat' }).check();
      await press('Submit & Next')(page);
      await expect(dialog('Update Profile')(page)).toContainText('has not been sent');
      await page.keyboard.press('Escape');
    },
    shown: dialog('Close with unsent answers?'),
  },
  {
    part: 'StoreList FilterSheet',
    address: '/dashboard/redeemrewards',
    open: openFilters,
    shown: dialog('Filters'),
  },
  {
    part: 'ReportPanel FilterSheet',
    address: '/dashboard/transactioncb',
    open: openFilters,
    shown: dialog('Filters'),
  },
  {
    part: 'WhereIsMyCb Dialog',
    address: '/dashboard/transactioncb',
    open: press('Where is my CB?'),
    shown: dialog('Where is my CB?'),
  },
  {
    part: 'StoreAlert Dialog',
    address: '/dashboard/sidebar',
    isAlone: true,
    async open(page) {
      await page.route(catalogue, (route) => route.fulfill({ status: 400 }));
      await page.goto('/dashboard/redeemrewards');
    },
    shown: dialog('The Rewards Store did not load'),
  },
  {
    part: 'ConfirmGiftCard Dialog',
    address: '/dashboard/redeemrewards/details/B100001',
    open: (page) =>
      page.getByRole('region', { name: 'Redeem' }).getByRole('button', { name: 'REDEEM' }).click(),
    shown: dialog('Confirmation'),
  },
];

async function openFilters(page: Page) {
  await page.setViewportSize({ width: 375, height: 667 });
  await press('Filters')(page);
}

async function openQuestionnaire(page: Page) {
  const ring = page.getByRole('button', { name: /Secondary Profiler/ });
  await expect(ring).not.toHaveAttribute('aria-disabled');
  await ring.click();
}

/** Returns the overlay components used by the screens, from the source files. */
function partsInCode(): readonly string[] {
  const isRadix = (file: string) => /@radix-ui\/react-(?!tabs)/.test(readFileSync(file, 'utf8'));
  const components = globSync('packages/ui/src/components/*/*.tsx', { exclude: ['**/*.stories.*'] })
    .filter(isRadix)
    .map((file) => basename(dirname(file)));
  // Combobox renders its list without Radix; FilterSheet opens a Dialog.
  const names = [...components, 'Combobox', 'FilterSheet'].join('|');
  const files = globSync('{packages/ui/src/screens,packages/features/src,apps/site/src}/**/*.tsx', {
    exclude: ['**/*.{stories,test,fixtures}.*'],
  });
  return files.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(new RegExp(`[<(](${names})\\b`, 'g')),
      ([, name]) => `${basename(file, '.tsx')} ${name}`,
    ),
  );
}

test('every dialog, menu, popover, list and toast in the code is in the table', () => {
  expect(overlays.map(({ part }) => part).toSorted()).toEqual(partsInCode().toSorted());
});

for (const [at, { part, address, open, isAlone, shown }] of overlays.entries()) {
  const title = `${part} (${at + 1}) opens under the policy in both themes`;
  async function expectOverlay({ page, site }: { page: Page; site: RunningServer }) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const push: Push = (Title) =>
      site.backend.push(demoMemberId, 'cbUpdate', { Title, body: 'To one member' });
    await open(page, push);
    await expect(shown(page)).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass('theme-dark');
    await expect(shown(page)).toBeVisible();
    // Policy violations in the meantime fail the test (site.ts).
  }
  if (isAlone) {
    freshTest(title, async ({ page, context, site }) => {
      await enterSession(context, site);
      await expectOverlay({ page, site });
    });
  } else {
    test(title, expectOverlay);
  }
}
