import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedBrands } from '@cb/mocks/world/catalogue';
import type { Page } from '@playwright/test';
import { enterSession, expect, storeCatalogue, test, waitForMember, waitForQuiet } from './site.ts';

/** The brands of the mock backend, which no operator sells. */
const sampleBrands = seedBrands().map(({ brandName }) => brandName);

test('no built file contains the name of a sample brand', () => {
  const dist = 'apps/site/dist';
  const files = globSync('**/*.{html,js,css,svg,json,webmanifest}', { cwd: dist });
  expect(files).toContain('index.html');
  const found = files.flatMap((file) => {
    const text = readFileSync(join(dist, file), 'utf8').replaceAll('&amp;', '&');
    return sampleBrands.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});

/** Opens an address, and expects that its texts name brands of the store only. */
async function expectOwnBrands(page: Page, address: string) {
  await page.goto(address);
  await waitForMember(page);
  await waitForQuiet(page);
  await expect(page.locator('body')).toContainText('Own brand');
  const text = await page.locator('body').textContent();
  expect(sampleBrands.filter((name) => text?.includes(name))).toEqual([]);
}

test.describe('in a store with other brands', () => {
  test.beforeEach(async ({ page, context, site }) => {
    await page.route('**/tango/getCatalogsForMe', async (route) => {
      const response = await route.fetch();
      const catalogue = await response.json();
      const brands = seedBrands().map((brand, index) => ({
        ...brand,
        brandName: `Own brand ${index}`,
        imageUrls: {},
        shortDescription: '',
        description: '',
        disclaimer: '',
        items: brand.items.map((item) => ({ ...item, rewardName: `Own brand ${index}` })),
      }));
      await route.fulfill({ response, json: { ...catalogue, Data: [{ brands }] } });
    });
    await enterSession(context, site);
  });

  test('members see its brands only [STO-04] [SHL-12]', async ({ page }) => {
    await page.goto('/dashboard/offers/wall');
    const wallet = page.getByRole('region', { name: 'Your balance' });
    await expect(wallet.getByRole('link', { name: /Own brand/ })).toBeVisible();
    await expectOwnBrands(page, '/dashboard/redeemrewards');
    await expect(page.getByRole('main').getByText('Own brand 0').first()).toBeVisible();
  });

  test('members see its brands only, when they are stored', async ({ page }) => {
    await storeCatalogue(page);
    for (const address of [
      '/dashboard/offers/wall',
      '/dashboard/redeem',
      '/dashboard/redeemrewards/details/B100002',
      '/dashboard/sidebar',
    ]) {
      await expectOwnBrands(page, address);
    }
  });
});
