import type { Page } from '@playwright/test';
import { dynamicParts } from '../.storybook/modes.ts';

/** Hostile texts run on for ten thousands of pixels that show nothing new. */
const tallest = 3000;

/** A picture of the whole page, at most `tallest` px of it, with what changes by itself covered. */
export async function pictureOptions(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const whole = { fullPage: true, mask: [page.locator(dynamicParts)] };
  if (height <= tallest) return whole;
  return { ...whole, clip: { x: 0, y: 0, width, height: tallest } };
}
