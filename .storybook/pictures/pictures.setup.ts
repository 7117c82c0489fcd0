/** Compares a story's pictures with their baselines, while the story is on screen. */
import { themeClasses } from '@cb/ui/theme';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { isPictured } from '../../tools/pictures/chromaticParameters.ts';
import {
  dynamicParts,
  modeNames,
  modes,
  type ModeName,
  type Size,
} from '../../tools/pictures/modes.ts';
import { pictureName } from '../../tools/pictures/names.ts';
import { paintedBox } from './paintedBox.ts';
import type { ShownStory } from './pictured.ts';

/** The maximum height in px. Long lists and texts show nothing new below it. */
const maxHeightPx = 1600;

/** The margin around a story in px, for focus rings and shadows. */
const marginPx = 16;

const frame = () => new Promise(requestAnimationFrame);

/** Waits until the page is loaded and painted in its current viewport. */
async function waitForPaint() {
  await frame();
  // Finishes animations, because even one of 0 ms is invisible in its first frame.
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (Number.isFinite(end)) animation.finish();
  }
  await frame();
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  // Resets the scroll position of fields, which varies between runs.
  for (const field of document.querySelectorAll('input, textarea')) field.scrollTo(0, 0);
}

/** Sets the size of the window, with the page at its top. */
async function resize(width: number, height: number) {
  await page.viewport(width, height);
  window.scrollTo(0, 0);
  // Rebuilds the layout, because Chromium may omit content that was outside its painted area before: a
  // sheet at the bottom of a phone is then empty.
  const { style } = document.documentElement;
  style.display = 'none';
  void document.documentElement.offsetHeight;
  style.display = '';
  await waitForPaint();
}

/** Returns how much of its content the shell hides, in px; in a wide window its content scrolls. */
function hiddenInShell() {
  const area = document.querySelector('main')?.parentElement;
  if (!area || getComputedStyle(area).overflowY !== 'auto') return 0;
  return area.scrollHeight - area.clientHeight;
}

/** Returns the size of the picture: the whole page for full-screen stories, else the painted content. */
function sizeOf(layout: string | undefined, { width, height }: Size): Size {
  const whole = Math.max(height, document.documentElement.scrollHeight) + hiddenInShell();
  if (layout === 'fullscreen') return { width, height: Math.min(whole, maxHeightPx) };
  const { right, bottom } = paintedBox(document);
  return {
    width: Math.min(Math.ceil(right + scrollX) + marginPx, width),
    height: Math.min(Math.ceil(bottom + scrollY) + marginPx, whole, maxHeightPx),
  };
}

/** Compares a story in one mode, from the upper left corner of the window. */
async function compare(id: string, mode: ModeName, layout: string | undefined, story: ShownStory) {
  const { theme, viewport } = modes[mode];
  const window = story.parameters.chromatic?.modes?.[mode]?.viewport ?? viewport;
  const { classList } = document.documentElement;
  classList.remove(...Object.values(themeClasses));
  classList.add(themeClasses[theme]);
  await resize(window.width, window.height);
  const size = sizeOf(layout, window);
  if (story.parameters.looks && size.height === maxHeightPx) {
    throw new Error(
      `Higher than ${maxHeightPx} px. Give its largest stories pictures of their own.`,
    );
  }
  // Enlarges the frame, because only its visible part is captured.
  if (size.height > window.height) await resize(window.width, size.height);
  const parts = [...document.querySelectorAll(dynamicParts)];
  const mask = parts.map((part) => page.elementLocator(part));
  // Vitest replaces `--` in a name with `-`; the configuration restores it.
  const advice = 'A new look, or one changed on purpose, is accepted by --update';
  await expect.soft(page, advice).toMatchScreenshot(pictureName(mode, id).replace('--', '__'), {
    screenshotOptions: { clip: { x: 0, y: 0, ...size }, mask },
  });
}

afterEach(async ({ task, story }) => {
  const { storyId: id } = task.meta;
  if (!id || !story || task.result?.state === 'fail') return;
  // The shell fills the window around the main state of a screen.
  const layout = story.parameters.shell ? 'fullscreen' : story.parameters.layout;
  // Sets Storybook's padding for the layout, which the test run does not add.
  document.body.style.padding = layout === 'padded' ? '1rem' : '';
  // storybook-addon-pseudo-states reads the styles on this event, which a test run does not send.
  if (document.querySelector('[class^=pseudo-]')) addons.getChannel().emit(STORY_RENDERED, id);
  for (const mode of modeNames) {
    if (isPictured(mode, story.parameters.chromatic)) await compare(id, mode, layout, story);
  }
  document.body.style.padding = '';
});
