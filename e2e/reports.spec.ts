import { readFile } from 'node:fs/promises';
import { expect, readingTest as test } from './site.ts';

test.beforeEach(({ page }) => page.goto('/dashboard/transactioncb'));

test(
  'a member finds a redemption by keyboard alone [TRX-01] [TRX-02]',
  { tag: '@translated' },
  async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CB Transaction Reports');
    await expect(page.getByText(/^Total : 63$/)).toBeVisible();
    await page.getByRole('tab', { name: 'EARNINGS' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL('/dashboard/transactioncb?tab=redemptions');
    await expect(page.getByText(/^Total : 3$/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.type('approved');
    await expect(page.getByText('Total : 1 of 3')).toBeVisible();
    await expect(
      page.getByRole('cell', { name: 'Gift card TANGOCARDS', exact: true }),
    ).toBeVisible();
    const status = page.getByRole('button', { name: 'Approved: where is my CB?' });
    await status.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Where is my CB?' })).toContainText('Approved');
    await page.keyboard.press('Escape');
    await expect(status).toBeFocused();
  },
);

test('search, period and sorting are kept in the address, over reload and Back', async ({
  page,
}) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('redemption');
  await page.getByRole('button', { name: 'Amount (CB)' }).click();
  await page.getByLabel('Period').selectOption('Last 90 days');
  const address = '/dashboard/transactioncb?q=redemption&days=90&sort=amount&order=descending';
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('redemption');
  await expect(page.getByLabel('Period').locator('option:checked')).toHaveText('Last 90 days');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByText('Total : 3 of 63')).toBeVisible();
  await page.getByRole('tab', { name: 'REDEMPTION STATUS' }).click();
  await expect(page).toHaveURL('/dashboard/transactioncb?tab=redemptions');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('Total : 3 of 63')).toBeVisible();
});

test('the number of matches is announced', async ({ page }) => {
  const region = page.getByRole('status').filter({ hasText: 'shown' });
  await expect(region).toHaveText('Earnings: 63 of 63 shown');
  const element = await region.elementHandle();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing has this');
  await expect(page.getByText('Nothing here matches your search.')).toBeVisible();
  await expect(region).toHaveText('Earnings: 0 of 63 shown');
  expect(await region.evaluate((now, before) => now === before, element)).toBe(true);
});

test('all rows are printed, below each other', async ({ page }) => {
  await expect(page.getByText(/^Total : 63$/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('row')).toHaveCount(64);
  const { height, last } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    last: Array.from(document.querySelectorAll('tr')).at(-1)?.getBoundingClientRect().bottom,
  }));
  // A row is more than 40 px high.
  expect(last).toBeGreaterThan(63 * 40);
  expect(height).toBeGreaterThanOrEqual(last ?? Infinity);
});

// Playwright writes a PDF in Chromium only.
test('the printed rows take several pages', { tag: '@chromium' }, async ({ page }) => {
  await expect(page.getByText(/^Total : 63$/)).toBeVisible();
  const paper = (await page.pdf()).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
});

test('paper is light, whatever the theme of the screen', async ({ page }) => {
  await expect(page.getByText(/^Total : 63$/)).toBeVisible();
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const onPaper = await ink();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/theme-dark/);
  expect(await ink()).not.toBe(onPaper);
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBe(onPaper);
});

test('typing fast loses no characters while the address is updated', async ({ page }) => {
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.pressSequentially('survey completed');
  await expect(search).toHaveValue('survey completed');
  await expect(page).toHaveURL(/q=survey\+completed$/);
});

test('the filtered rows are downloaded as CSV', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('redemption');
  await expect(page.getByText('Total : 3 of 63')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('cb-earnings.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('\uFEFFDate Time,Description,Amount (CB),Comments');
});
