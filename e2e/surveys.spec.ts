import {
  enterSession,
  expect,
  poll,
  readingTest as test,
  recordCalls,
  test as freshTest,
} from './site.ts';

test('the offers show four tabs, the wall active on its own address only [OFW-02] [OFW-03] [OFC-02]', async ({
  page,
}) => {
  await page.goto('/dashboard/offers/wall');
  const tabs = page.getByRole('navigation', { name: 'Offers' }).getByRole('link');
  await expect(tabs).toHaveText(['CB Surveys', 'RapidoReach', 'Cint', 'Complete Profile']);
  const hrefs = await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    ['wall', 'rapidoreach', 'yoursurveys', 'profile'].map((tab) => `/dashboard/offers/${tab}`),
  );
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Answer Surveys Offers');
  await tabs.nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('YourSurveys');
  await expect(tabs.first()).not.toHaveAttribute('aria-current');
});

test('/dashboard/surveys opens the list, whose order is stored in the address [SVL-01]', async ({
  page,
}) => {
  await page.goto('/dashboard/cbinbox');
  await page.goto('/dashboard/surveys?sort=nonsense&from=mail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Surveys');
  await expect(page.getByRole('radio', { name: 'As listed' })).toBeChecked();
  await page.getByRole('radio', { name: 'Highest reward' }).click();
  await expect(page).toHaveURL('/dashboard/surveys?from=mail&sort=reward');
  const first = page.getByRole('main').getByRole('listitem').first();
  const best = first.getByText('Survey 2', { exact: true });
  await expect(best).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Highest reward' })).toBeChecked();
  await expect(best).toBeVisible();
  await page.getByRole('radio', { name: 'As listed' }).click();
  await expect(page).toHaveURL('/dashboard/surveys?from=mail');
  await expect(first.getByText('Survey 1', { exact: true })).toBeVisible();
  // No order is a step of Back.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/cbinbox');
});

test('the choice of the survey wall survives a reload', async ({ page }) => {
  await page.goto('/dashboard/cbinbox');
  await page.goto('/dashboard/offers/wall?show=nonsense');
  const row = page.getByRole('region', { name: 'SSI' });
  await row.getByRole('button', { name: 'Next' }).click();
  await expect(row.getByText(/^5–/)).toBeVisible();
  await page.getByRole('button', { name: 'Best paid', pressed: false }).click();
  await page.getByRole('button', { name: 'Best paid', pressed: true }).click();
  // All surveys start at the first page again.
  await expect(row.getByText(/^1–/)).toBeVisible();
  await page.getByRole('button', { name: 'Best paid', pressed: false }).click();
  await expect(page).toHaveURL('/dashboard/offers/wall?show=paid');
  await page.reload();
  await page.getByRole('button', { name: 'Best paid', pressed: true }).click();
  await expect(page).toHaveURL('/dashboard/offers/wall');
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/cbinbox');
});

test('the chosen tab of the survey list survives a reload', async ({ page }) => {
  await page.goto('/dashboard/surveys?from=mail');
  await page.getByRole('tab', { name: 'SSI' }).click();
  await expect(page).toHaveURL('/dashboard/surveys?from=mail&tab=ssi');
  const otherTabs = recordCalls(page, '/yoursurveys/getSurveys');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'SSI' })).toHaveAttribute('aria-selected', 'true');
  expect(await otherTabs()).toEqual([]);
});

freshTest('a started survey is marked, even after a reload', async ({ page, context, site }) => {
  await enterSession(context, site);
  await context.route('https://surveys.cbrewards.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A survey</title>' }),
  );
  await page.goto('/dashboard/offers/wall');
  const card = page
    .getByRole('region', { name: 'SSI' })
    .getByRole('link', { name: /^Take survey/ })
    .first();
  await card.click();
  await expect(card).toContainText('Started');
  await page.reload();
  await expect(card).toContainText('Started');
});

freshTest(
  'a survey opens in a new tab without access to its opener [SVC-03]',
  async ({ page, context, site }) => {
    await enterSession(context, site);
    await context.route('https://surveys.cbrewards.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A survey</title>' }),
    );
    await page.goto('/dashboard/offers/wall');
    const opened = context.waitForEvent('page');
    await page
      .getByRole('link', { name: /^Take survey/ })
      .first()
      .click();
    const survey = await opened;
    await expect(survey).toHaveTitle('A survey');
    expect(await survey.evaluate(() => window.opener === null)).toBe(true);
    await expect(page).toHaveURL('/dashboard/offers/wall');
  },
);

test('the wall calls each provider once on entry [SVW-02]', { tag: '@smoke' }, async ({ page }) => {
  const yours = recordCalls(page, '/yoursurveys/getSurveys');
  const ssi = recordCalls(page, '/ssi/listSurveys');
  await page.goto('/dashboard/offers/wall');
  await expect(page.getByText('1–4 of 23')).toBeVisible();
  await expect(page.getByText('1–4 of 9')).toBeVisible();
  expect(await yours()).toEqual([{ PartnerCode: 'YOURSURVEYS', limit: 50, skip: 0 }]);
  expect(await ssi()).toEqual([{ PartnerCode: 'SSI', limit: 50, skip: 0 }]);
});

freshTest('of 1,000 surveys 50 render, and more on request', async ({ page, context, site }) => {
  await enterSession(context, site);
  const Data = Array.from({ length: 1000 }, (_, index) => ({ CPI: index, LOI: 10 }));
  await page.route('**/yoursurveys/getSurveys', (route) =>
    route.fulfill({ json: { ErrorCode: 'SUCCESS', Data } }),
  );
  await page.goto('/dashboard/surveys');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(page.getByRole('heading', { name: '1000 surveys' })).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more surveys' }).press('Enter');
  await poll(() => rows.count()).toBeGreaterThan(50);
});
