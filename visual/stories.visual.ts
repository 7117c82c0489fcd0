import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { open, test } from './preview.ts';
import { folderOf, stories } from './stories.ts';

/** Hostile texts run on for ten thousands of pixels that show nothing new. */
const tallest = 3000;

/** The whole page, at most `tallest` px of it. */
async function area(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  if (height <= tallest) return { fullPage: true };
  return { fullPage: true, clip: { x: 0, y: 0, width, height: tallest } };
}

for (const story of stories()) {
  // The id names the story in the report and in `--filter`.
  test(`${story.title} / ${story.name} (${story.id})`, async ({ workerPage, theme }, info) => {
    await open(workerPage, story, theme);
    const options = await area(workerPage);
    const baseline = [folderOf(info.project.name), `${story.id}.png`];
    if (info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(...baseline))) {
      const path = info.outputPath('actual.png');
      await workerPage.screenshot({ path, ...options });
      await info.attach('new-actual.png', { path });
      throw new Error('No baseline. If the picture is right: npm run test:visual:update');
    }
    await expect(workerPage).toHaveScreenshot(baseline, options);
  });
}
