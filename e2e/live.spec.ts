import { demoMemberId } from '@cb/mocks/world/members';
import type { Page } from '@playwright/test';
import {
  openMemberPage,
  enterSession,
  expect,
  poll,
  heading,
  holdCalls,
  logIn,
  test,
  waitForMember,
} from './site.ts';

const reply = (TotalCb: number) => ({ ErrorCode: 'SUCCESS', Data: [{ TotalCb }] });
const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function logInAndEnter(page: Page) {
  await page.goto('/home/login');
  await logIn(page);
  await waitForMember(page);
}

test(
  'a push raises the balance and shows a toast, which a click removes [RTM-02] [RTM-06]',
  { tag: ['@smoke', '@translated'] },
  async ({ page, site }) => {
    await logInAndEnter(page);
    const message = { Title: 'CB added', body: 'You earned 50 CB.', reply: reply(4321) };
    await poll(() => site.backend.push(demoMemberId, 'cbUpdate', message)).toBe(1);
    await expect(page.getByRole('banner')).toContainText(/4,321\sCB/);
    await expect(page.getByRole('main')).toContainText('worth $43.21');
    const toast = toasts(page).getByRole('listitem').first();
    await expect(toast).toContainText('CB added');
    await expect(toast).toContainText('You earned 50 CB.');
    await toast.click();
    await expect(toasts(page).getByRole('listitem')).toHaveCount(0);
  },
);

test(
  'the socket connects once the page has its first responses',
  // WebKit has no idle callbacks.
  { tag: '@chromium' },
  async ({ page, context, site }) => {
    await enterSession(context, site);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const realtimeRequests = () => requested.filter((url) => /socket\.io|\/Realtime-/.test(url));
    const balance = await holdCalls(page, '/getCbCountByUser');
    await page.goto('/dashboard/cbmessage');
    await balance.arrived();
    await expect(heading(page)).toHaveText('Welcome to CB Rewards');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(realtimeRequests()).toEqual([]);
    await balance.release();
    await poll(() => realtimeRequests().length).toBeGreaterThan(1);
  },
);

test(
  'a CB code raises the balance in every tab of the member',
  { tag: ['@smoke', '@translated'] },
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await openMemberPage(page, '/dashboard/cbmessage');
    const other = await context.newPage();
    await other.goto('/dashboard/cbnews');
    await expect(other.getByRole('banner')).toContainText(/[\d,]+\sCB/);
    await page.getByRole('button', { name: 'CB CODE' }).click();
    await page.getByLabel('CB code', { exact: true }).fill('friday-7');
    await page.keyboard.press('Enter');
    for (const tab of [page, other]) {
      await expect(tab.getByRole('banner')).toContainText(/3,044\.5\sCB/);
    }
  },
);

test('a member who has logged out receives no pushes', async ({ page, site }) => {
  await logInAndEnter(page);
  const message = { Title: 'T', body: 'b' };
  await poll(() => site.backend.push(demoMemberId, 'cbAdded', message)).toBe(1);
  await page.goto('/logout', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/home/login');
  await poll(() => site.backend.push(demoMemberId, 'cbAdded', message)).toBe(0);
});
