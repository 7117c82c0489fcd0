import type { NodeBackend } from '@cb/mocks/serve/node';
import { balanceOf } from '@cb/mocks/world/ledger';
import { demoMemberId } from '@cb/mocks/world/members';
import type { Page } from '@playwright/test';
import {
  demoLogin,
  openMemberPage,
  enterSession,
  expect,
  poll,
  test,
  waitForHydration,
  waitForQuiet,
} from './site.ts';

type World = NodeBackend['world'];

interface Change {
  readonly path: string;
  readonly page: string;
  /** Uses the page until the request is sent. */
  readonly act: (page: Page) => Promise<void>;
  /** The element shown after a response. */
  readonly done: (page: Page) => ReturnType<Page['getByText']>;
  /** The element shown if no response arrived; only orders are tested without one. */
  readonly withoutResponse?: (page: Page) => ReturnType<Page['getByText']>;
  /** Returns the part of the world that the call changes. */
  readonly effect: (world: World) => unknown;
  /** The effect of carrying out the call once. */
  readonly once: unknown;
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const demo = ({ state }: World) => state.members.find(({ id }) => id === demoMemberId);
const readHoldings = (world: World) => ({
  orders: world.state.orders.length,
  cb: balanceOf(world, demoMemberId),
});

const changes: readonly Change[] = [
  {
    path: '/payza/createOrder',
    page: '/dashboard/cbpayza',
    async act(page) {
      await page.getByLabel('CB to redeem').fill('1000');
      await press(page, 'REDEEM NOW');
      await press(page, 'I AGREE');
    },
    done: (page) => page.getByText('Your redemption order is placed'),
    withoutResponse: (page) => page.getByText(/No answer came/),
    effect: readHoldings,
    once: { orders: 4, cb: 2037 },
  },
  {
    path: '/redemption/create',
    page: '/dashboard/redeemrewards/details/B100001',
    async act(page) {
      const redeem = page.getByRole('region', { name: 'Redeem' });
      await redeem.getByRole('button', { name: 'REDEEM' }).click();
      const dialog = dialogOf(page, 'Confirmation');
      await dialog.getByPlaceholder('Email address').fill('dana@mail.example');
      await dialog.getByRole('button', { name: 'Click to confirm' }).click();
    },
    done: (page) => page.getByText('Your order for 1,000 CB has been placed.'),
    withoutResponse: (page) => page.getByText(/No answer came/),
    effect: readHoldings,
    once: { orders: 4, cb: 2037 },
  },
  {
    path: '/register',
    page: '/home/reg',
    async act(page) {
      await page.getByLabel('Email').fill('maya@example.org');
      await page.getByLabel('Password', { exact: true }).fill('a-good-password-1');
      await page.getByLabel('Repeat Password').fill('a-good-password-1');
      await page.getByLabel('Zipcode').fill('10115');
      await press(page, 'Sign me up!');
    },
    done: (page) => page.getByRole('link', { name: 'Go to login' }),
    effect: ({ state }) => state.members.filter(({ email }) => email === 'maya@example.org').length,
    once: 1,
  },
  {
    path: '/accountsettings/DeleteMyUserAccount',
    page: '/dashboard/accountsettings',
    async act(page) {
      await press(page, 'Delete Account');
      const dialog = dialogOf(page, 'Delete your account');
      await dialog.getByLabel('I understand, continue to delete my account').check();
      await dialog.getByLabel('Password', { exact: true }).fill(demoLogin.password);
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
    },
    done: (page) => page.getByText(/all its CBs are gone/),
    effect: (world) => demo(world),
    once: undefined,
  },
  {
    path: '/cinchCode/redeem',
    page: '/dashboard/cbmessage',
    async act(page) {
      await press(page, 'CB CODE');
      await page.getByLabel('CB code', { exact: true }).fill('friday-7');
      await page.keyboard.press('Enter');
    },
    done: (page) => page.getByText('Enjoy the weekend.'),
    effect: ({ state }) =>
      state.ledger.filter(({ description }) => description === 'CB code FRIDAY-7').length,
    once: 1,
  },
  {
    path: '/updateBasicProfile',
    page: '/dashboard/userprofile',
    async act(page) {
      await expect(page.getByLabel('First name')).toHaveValue('Dana');
      await page.getByLabel('First name').fill('Ana');
      await press(page, 'Save profile');
    },
    done: (page) => page.getByText('Your profile has been updated.'),
    effect: (world) => demo(world)?.profile.firstName,
    once: 'Ana',
  },
  {
    path: '/AddUserProfilingByProvider',
    page: '/dashboard/userprofile',
    async act(page) {
      const ring = page.getByRole('button', { name: /Secondary Profiler/ });
      await expect(ring).toContainText('40.0%');
      await expect(ring).not.toHaveAttribute('aria-disabled');
      await ring.click();
      const dialog = dialogOf(page, 'Update Profile');
      await dialog.getByLabel('Cat').check();
      await dialog.getByRole('button', { name: 'Submit & Next' }).click();
    },
    done: (page) => page.getByRole('button', { name: 'Question 5, answered', exact: true }),
    effect: ({ state }) =>
      state.answers.filter(
        ({ userId, questionId }) => userId === demoMemberId && questionId === 104,
      ),
    once: [{ userId: demoMemberId, questionId: 104, precodes: ['2'] }],
  },
  {
    path: '/changepassword',
    page: '/dashboard/accountsettings',
    async act(page) {
      const section = page.getByRole('region', { name: 'Change Password' });
      await section.getByRole('textbox').fill(demoLogin.email);
      await section.getByRole('button', { name: 'Change Password' }).click();
    },
    done: (page) => page.getByRole('region', { name: 'Change Password' }).getByText('Info'),
    effect: (world) => demo(world)?.email,
    once: demoLogin.email,
  },
  {
    path: '/email/reset',
    page: '/email/reset',
    async act(page) {
      await page.getByLabel('New Email').fill('new@mail.example');
      await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
      await press(page, 'Change Email Id');
    },
    done: (page) => page.getByText(/Your email has been changed/),
    effect: (world) => demo(world)?.email,
    once: 'new@mail.example',
  },
];

for (const { path, page: address, act, done, withoutResponse, effect, once } of changes) {
  for (const [times, shown] of [
    [1, done],
    [7, withoutResponse],
  ] as const) {
    if (!shown) continue;
    test(`${path} has one effect when ${times} of its responses are lost`, async ({
      page,
      context,
      site,
      responses,
    }) => {
      if (path === '/register') {
        await page.goto(address);
        await waitForHydration(page);
      } else {
        await enterSession(context, site);
        await openMemberPage(page, address);
      }
      const { backend } = site;
      const before = backend.world.state.storedResponses.length;
      responses.lose(path, times);
      await act(page);
      await expect(shown(page)).toBeVisible();
      await poll(() => effect(backend.world)).toEqual(once);
      // More than one request arrives, but they share one idempotency key.
      await poll(() => responses.callsTo(path)).toBeGreaterThan(1);
      await waitForQuiet(page);
      expect(effect(backend.world)).toEqual(once);
      expect(backend.world.state.storedResponses.length - before).toBe(1);
    });
  }
}
