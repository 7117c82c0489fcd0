import { startServer } from '@cb/mocks/serve/server';
import { demoMemberId } from '@cb/mocks/world/members';
import { createWorld } from '@cb/mocks/world/createWorld';
import { enterSession, expect, poll, recordCalls, test } from './site.ts';

const link = `https://www.cbrewards.example/join?by=${demoMemberId}`;

test(
  'a member copies and shares the link by keyboard alone [REF-01] [SHR-05]',
  { tag: '@translated' },
  async ({ page, context, site, browserName }) => {
    await enterSession(context, site);
    // Without a window, Chromium refuses to copy unless it is granted; others know no such permission.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-write']);
    await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'Shared' }));
    await page.goto('/dashboard/referearn');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refer & Earn');
    await expect(page.getByLabel('Your referral link')).toHaveValue(link);
    await page.getByLabel('Your referral link').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Facebook' })).toBeFocused();
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const shared = await opening;
    await expect(shared).toHaveURL((url) => url.searchParams.get('u') === link);
    expect(await shared.evaluate(() => window.opener === null)).toBe(true);
    await poll(() => shared.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([
      800, 500,
    ]);
    // Pasted, because only Chromium lets tests read the clipboard.
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    const box = page.locator('body > textarea');
    await box.press('ControlOrMeta+v');
    await expect(box).toHaveValue(link);
  },
);

test('sharing by Messenger sends the operator’s app id', async ({ page, context, site }) => {
  await enterSession(context, site);
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'Shared' }));
  for (const address of ['/dashboard/referearn', '/dashboard/promomaterial']) {
    await page.goto(address);
    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Messenger' }).first().click();
    const shared = await opening;
    await expect(shared).toHaveURL((url) => url.searchParams.get('app_id') === '0000000000000000');
  }
});

test('more referrals load when the main panel is scrolled to the bottom [REF-09]', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  const pages = recordCalls(page, '/referrals/get');
  await page.goto('/dashboard/referearn');
  await page.getByText('ana.okafor@mail.example').hover();
  expect(await pages()).toEqual([
    { ReferredBy: demoMemberId, ReferredTo: '', Limit: 15, Offset: 0 },
  ]);
  await page.mouse.wheel(0, 10_000);
  await expect(page.getByText('All 18 referrals shown.')).toBeVisible();
  expect(await pages()).toEqual([
    { ReferredBy: demoMemberId, ReferredTo: '', Limit: 15, Offset: 0 },
    { ReferredBy: demoMemberId, ReferredTo: '', Limit: 15, Offset: 15 },
  ]);
});

test('the banners are shown in their sizes, and the HTML of each works on another page [PRO-01] [PRO-06]', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/promomaterial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotional Material');
  const files = {
    '728x90': 'wide',
    '336x280': 'large',
    '300x250': 'medium',
    '250x250': 'square',
    '160x600': 'tall',
  };
  for (const [size, file] of Object.entries(files)) {
    const block = page.getByRole('region', { name: size });
    const code = block.getByLabel('HTML');
    await expect(code).toHaveValue(/^<a href=/);
    await expect(block.getByLabel('Banner Link')).toHaveValue(`${site.url}/invites/${file}.png`);
    const banner = await page.request.head(`/invites/${file}.png`);
    // Without it, browsers do not show the banner on pages of other sites.
    expect(banner.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    const elsewhere = await page.context().newPage();
    await elsewhere.setContent(await code.inputValue());
    const image = elsewhere.locator('a > img');
    await poll(() =>
      image.evaluate((found: HTMLImageElement) => `${found.naturalWidth}x${found.naturalHeight}`),
    ).toBe(size);
    await expect(elsewhere.locator('a')).toHaveAttribute('href', link);
    await elsewhere.close();
  }
});

test('a member with thousands of referrals loads only the first pages', async ({
  page,
  context,
}) => {
  const world = createWorld({ member: 'new' });
  const [referral] = createWorld().state.referrals;
  if (!referral) throw new Error('The world has no referral.');
  world.state.referrals = Array.from({ length: 5000 }, (_, index) => ({
    ...referral,
    id: `referral-${index}`,
    at: referral.at - index,
    email: `friend${index}@mail.example`,
  }));
  const many = await startServer({ dist: 'apps/site/dist', world });
  try {
    await enterSession(context, many);
    const pages = recordCalls(page, '/referrals/get');
    await page.goto(`${many.url}/dashboard/referearn`);
    await expect(page.getByText('friend14@mail.example')).toBeVisible();
    await page.getByRole('button', { name: 'Show more referrals' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('friend29@mail.example')).toBeVisible();
    expect((await pages()).length).toBeLessThan(20);
  } finally {
    await many.close();
  }
});
