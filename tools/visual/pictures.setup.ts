/** Takes and compares a story's pictures in the test run that has rendered it. */
import { themeClasses } from '@cb/ui/theme';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import {
  dynamicParts,
  modeNames,
  modes,
  type ModeName,
  type Size,
} from '../../.storybook/modes.ts';
import type { ShownStory } from '../../.storybook/shownStory.ts';
import { drawnSize } from './drawnSize.ts';
import { isPictured } from './forChromatic.ts';
import { passable, pictureName, type Picture } from './names.ts';

declare module 'vitest' {
  interface TaskMeta {
    pictures?: Picture[];
  }
}

/** The maximum height in px. Long lists and texts show nothing new below it. */
const maxHeight = 1600;

/** The margin around a story in px, for focus rings and shadows. */
const margin = 16;

const frame = () => new Promise(requestAnimationFrame);

/**
 * Rebuilds the layout. After a change of the viewport, Chromium may omit content that was outside its
 * painted area before: a sheet at the bottom of a phone is then empty.
 */
function rebuildLayout() {
  const { style } = document.documentElement;
  style.display = 'none';
  void document.documentElement.offsetHeight;
  style.display = '';
}

/** Waits until the page is loaded and painted in its current viewport. */
async function waitForPaint() {
  window.scrollTo(0, 0);
  rebuildLayout();
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

/**
 * Returns the size of the picture: the whole page for full-screen stories, else the painted
 * content.
 */
function sizeOf(layout: string | undefined, { width, height }: Size): Size {
  const whole = Math.max(height, document.documentElement.scrollHeight);
  if (layout === 'fullscreen') return { width, height: Math.min(whole, maxHeight) };
  const drawn = drawnSize();
  return {
    width: Math.min(Math.ceil(drawn.width) + margin, width),
    height: Math.min(Math.ceil(drawn.height) + margin, whole, maxHeight),
  };
}

async function compare(id: string, mode: ModeName, { parameters }: ShownStory) {
  const { layout, chromatic } = parameters;
  const window = chromatic?.modes?.[mode]?.viewport ?? modes[mode].viewport;
  const { classList } = document.documentElement;
  classList.remove(...Object.values(themeClasses));
  classList.add(themeClasses[modes[mode].theme]);
  await page.viewport(window.width, window.height);
  await waitForPaint();
  const size = sizeOf(layout, window);
  if (size.height > window.height) {
    // Enlarges the frame, because only its visible part is captured.
    await page.viewport(window.width, size.height);
    await waitForPaint();
  }
  const mask = [...document.querySelectorAll(dynamicParts)].map((part) =>
    page.elementLocator(part),
  );
  const screenshotOptions = { clip: { x: 0, y: 0, ...size }, mask };
  await expect(page).toMatchScreenshot(passable(pictureName(mode, id)), { screenshotOptions });
}

/** The number of attempts, because a busy machine may render late. */
const maxAttempts = 3;

/** Compares a picture, with retries. Resolves with '' or the message of the last attempt. */
async function compareWithRetries(id: string, mode: ModeName, story: ShownStory) {
  let message = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      await compare(id, mode, story);
      return '';
    } catch (error) {
      message = toMessage(error);
    }
  }
  return message;
}

function toMessage(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (!message.includes('No existing reference')) return message;
  return `This look has no baseline. If it is right: npm run test:visual:update, and look at what it wrote.\n${message}`;
}

afterEach(async ({ task, story }) => {
  const { storyId: id } = task.meta;
  if (!id || id.includes(':') || !story) return;
  const wanted = modeNames.filter((mode) => isPictured(mode, story.parameters.chromatic));
  if (wanted.length === 0) return;
  const pictures: Picture[] = [];
  task.meta.pictures = pictures;
  // Sets Storybook's padding for the layout, which the test run does not add.
  document.body.style.padding = story.parameters.layout === 'padded' ? '1rem' : '';
  for (const mode of wanted) {
    const started = performance.now();
    const failed = task.result?.state === 'fail';
    const message = failed
      ? 'The story failed before its picture.'
      : await compareWithRetries(id, mode, story);
    pictures.push({ id, mode, message, ms: performance.now() - started });
  }
  document.body.style.padding = '';
  const messages = pictures.map(({ message }) => message).filter(Boolean);
  if (messages.length > 0 && task.result?.state !== 'fail') throw new Error(messages.join('\n\n'));
});
