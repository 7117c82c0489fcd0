import { expect, test } from '@playwright/test';
import { extracted } from './extracted.ts';

test('the tables of controls show no unknown types', async ({ page }) => {
  const all = await extracted(page);
  expect(all.size).toBeGreaterThan(0);
  const unknown = [...all.values()].flatMap(({ id, types }) =>
    types.filter(([, summary]) => summary?.includes('unknown')).map(([arg]) => `${id} ${arg}`),
  );
  expect(unknown).toEqual([]);
});

test('the controls of a component offer its tones by name, and its text as text', async ({
  page,
}) => {
  await page.goto(`${process.env['VISUAL_URL']}?path=/story/components-button--primary`);
  const shown = page.frameLocator('#storybook-preview-iframe');
  await page.locator('#control-children').fill('Join us');
  const button = shown.getByRole('button', { name: 'Join us' });
  await expect(button).toBeVisible();
  const before = await button.getAttribute('class');
  await page.getByRole('radio', { name: 'critical', exact: true }).check();
  await expect(button).not.toHaveClass(before ?? '');
});
