import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { pictureOptions } from './picture.ts';
import { test } from './preview.ts';
import { folderOf, stories } from './stories.ts';

for (const story of stories()) {
  // The id names the story in the report and in `--filter`.
  test(`${story.title} / ${story.name} (${story.id})`, async ({ open, mode }, info) => {
    const page = await open(story);
    const options = await pictureOptions(page);
    const baseline = [folderOf(mode), `${story.id}.png`];
    if (info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(...baseline))) {
      const path = info.outputPath('actual.png');
      await page.screenshot({ path, ...options });
      await info.attach('new-actual.png', { path });
      throw new Error('No baseline. If the picture is right: npm run test:visual:update');
    }
    await expect(page).toHaveScreenshot(baseline, options);
  });
}
