/** Takes the pictures of a story in the test run that has it on screen, and compares them. */
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

/** In px. Lists and hostile texts run on for ten thousands that show nothing new. */
const tallest = 1600;

/** Around what a story draws, in px: room for a ring and a shadow. */
const margin = 16;

const frame = () => new Promise(requestAnimationFrame);

/** Waits until what is on the page is loaded and drawn in the window that it has now. */
async function settled() {
  window.scrollTo(0, 0);
  await frame();
  // Even what fades in within no time has a first frame, in which it is not to be seen.
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (Number.isFinite(end)) animation.finish();
  }
  await frame();
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  // How far a browser scrolls a field to its selection differs from run to run.
  for (const field of document.querySelectorAll('input, textarea')) field.scrollTo(0, 0);
}

/** The whole page when the story is one, else from the page's corner to a little past what it draws. */
function sizeOf(layout: string | undefined, { width, height }: Size): Size {
  const whole = Math.max(height, document.documentElement.scrollHeight);
  if (layout === 'fullscreen') return { width, height: Math.min(whole, tallest) };
  const drawn = drawnSize();
  return {
    width: Math.min(Math.ceil(drawn.width) + margin, width),
    height: Math.min(Math.ceil(drawn.height) + margin, whole, tallest),
  };
}

async function compare(id: string, mode: ModeName, { parameters }: ShownStory) {
  const { layout, chromatic } = parameters;
  const window = chromatic?.modes?.[mode]?.viewport ?? modes[mode].viewport;
  const { classList } = document.documentElement;
  classList.remove(...Object.values(themeClasses));
  classList.add(themeClasses[modes[mode].theme]);
  await page.viewport(window.width, window.height);
  await settled();
  const size = sizeOf(layout, window);
  if (size.height > window.height) {
    // The story is in a frame, of which only what is in the window can be had.
    await page.viewport(window.width, size.height);
    await settled();
  }
  const mask = [...document.querySelectorAll(dynamicParts)].map((part) =>
    page.elementLocator(part),
  );
  const screenshotOptions = { clip: { x: 0, y: 0, ...size }, mask };
  await expect(page).toMatchScreenshot(passable(pictureName(mode, id)), { screenshotOptions });
}

/** How often a page is looked at: what is still on its way on a busy machine may have come by the next look. */
const looks = 3;

/** Compares until the picture is as its baseline; the message of the last look where it never is. */
async function differenceOf(id: string, mode: ModeName, story: ShownStory) {
  let message = '';
  for (let look = 0; look < looks; look += 1) {
    try {
      await compare(id, mode, story);
      return '';
    } catch (error) {
      message = said(error);
    }
  }
  return message;
}

function said(error: unknown) {
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
  // As on the story's own page; what tests a story has no need of it.
  document.body.style.padding = story.parameters.layout === 'padded' ? '1rem' : '';
  for (const mode of wanted) {
    const started = performance.now();
    const failed = task.result?.state === 'fail';
    const message = failed
      ? 'The story failed before its picture.'
      : await differenceOf(id, mode, story);
    pictures.push({ id, mode, message, ms: performance.now() - started });
  }
  document.body.style.padding = '';
  const messages = pictures.map(({ message }) => message).filter(Boolean);
  if (messages.length > 0 && task.result?.state !== 'fail') throw new Error(messages.join('\n\n'));
});
