import { globSync } from 'node:fs';
import { findHidden, hiddenPatterns, isBlocked } from './filterLists.ts';
import { enterSession, expect, test } from './site.ts';

test('the lists of ad blockers block no file of the site', () => {
  const files = globSync('**/*.*', { cwd: 'apps/site/dist' });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => isBlocked(`/${file}`))).toEqual([]);
});

test('the lists of ad blockers neither block nor hide banners, here or on another page [PRO-06]', async ({
  page,
  context,
  site,
}) => {
  await enterSession(context, site);
  await page.goto('/dashboard/promomaterial');
  const codes = page.getByLabel('HTML');
  await expect(codes.first()).toHaveValue(/^<a href=/);
  expect(await page.evaluate(findHidden, hiddenPatterns)).toEqual([]);
  const bannerCodes = await codes.evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLTextAreaElement ? box.value : '')),
  );
  expect(bannerCodes).toHaveLength(5);
  const elsewhere = await context.newPage();
  await elsewhere.setContent(bannerCodes.join('\n'));
  expect(await elsewhere.evaluate(findHidden, hiddenPatterns)).toEqual([]);
  const addresses = await elsewhere
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  expect(addresses.filter(isBlocked)).toEqual([]);
});
