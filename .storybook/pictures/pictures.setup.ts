/** Takes and compares a story's pictures in the test run that has rendered it. */
import { themeClasses } from '@cb/ui/theme';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';
import { windowOf } from '../matrix/tile.ts';
import { isMainState } from '../shell/memberScreens.ts';
import { viewportOf } from '../storyAddress.ts';
import {
  dynamicParts,
  lookNames,
  looks,
  modeNames,
  type LookName,
  type Size,
} from '../../tools/pictures/modes.ts';
import { showsContainer, type ShownStory } from '../shownStory.ts';
import { drawnSize } from './drawnSize.ts';
import { isPictured } from '../../tools/pictures/forChromatic.ts';
import { passable, pictureName, type Picture } from '../../tools/pictures/names.ts';

declare module 'vitest' {
  interface TaskMeta {
    pictures?: Picture[];
  }
}

/** Whether the pictures are for sheets, which are only looked at. */
const forSheets = Boolean(import.meta.env['SHEETS']);

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

/** Returns how much of its content the shell hides, in px; in a wide window its content scrolls. */
function hiddenInShell() {
  const area = document.querySelector('main')?.parentElement;
  if (!area || getComputedStyle(area).overflowY !== 'auto') return 0;
  return area.scrollHeight - area.clientHeight;
}

/**
 * Returns the size of the picture: the whole page for full-screen stories, else the painted
 * content.
 */
function sizeOf(layout: string | undefined, { width, height }: Size): Size {
  const whole = Math.max(height, document.documentElement.scrollHeight) + hiddenInShell();
  if (layout === 'fullscreen') return { width, height: Math.min(whole, maxHeight) };
  const drawn = drawnSize();
  // A screen that fills most of a window is centred in it, on a sheet too.
  const needed = forSheets && drawn.width > width / 2 ? width : Math.ceil(drawn.width) + margin;
  return {
    width: Math.min(needed, width),
    height: Math.min(Math.ceil(drawn.height) + margin, whole, maxHeight),
  };
}

/** Sets the size of the window, with the page at its top. */
async function resize(width: number, height: number) {
  await page.viewport(width, height);
  window.scrollTo(0, 0);
  rebuildLayout();
  await waitForPaint();
}

/** Compares what is in the window, from its upper left corner. */
async function compare(picture: string, look: LookName, size: Size) {
  const masked = forSheets ? [] : [...document.querySelectorAll(dynamicParts)];
  const mask = masked.map((part) => page.elementLocator(part));
  const screenshotOptions = { clip: { x: 0, y: 0, ...size }, mask };
  await expect(page).toMatchScreenshot(passable(pictureName(look, picture)), {
    screenshotOptions,
  });
}

/** Returns a story's layout. The shell fills the window around the main state of a screen. */
const layoutOf = (id: string, { parameters }: ShownStory) =>
  isMainState(id) ? 'fullscreen' : parameters.layout;

/** Returns the window of a story's picture, the same as on a page of states or in Chromatic. */
function windowIn(look: LookName, { globals, parameters }: ShownStory): Size {
  if (!forSheets) return parameters.chromatic?.modes?.[look]?.viewport ?? looks[look].viewport;
  const viewport = viewportOf(globals) ?? look.split(' ')[1];
  return windowOf(viewport, parameters.matrix === 'small');
}

async function compareStory(id: string, look: LookName, story: ShownStory) {
  const window = windowIn(look, story);
  const { classList } = document.documentElement;
  classList.remove(...Object.values(themeClasses));
  classList.add(themeClasses[looks[look].theme]);
  await resize(window.width, window.height);
  const size = sizeOf(layoutOf(id, story), window);
  if (story.tags.includes('looks') && size.height === maxHeight) {
    throw new Error(`Higher than ${maxHeight} px. Give its largest stories pictures of their own.`);
  }
  // Enlarges the frame, because only its visible part is captured.
  if (size.height > window.height) await resize(window.width, size.height);
  await compare(id, look, size);
}

/** The number of attempts, because a busy machine may render late. */
const maxAttempts = 3;

/** Compares, with retries. Resolves with '' or the message of the last attempt. */
async function withRetries(comparison: () => Promise<void>) {
  let message = '';
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    try {
      await comparison();
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

/** Notes the result of a comparison in the report of the test. */
async function note(
  task: TestContext['task'],
  picture: Pick<Picture, 'id' | 'mode'>,
  comparison: () => Promise<void>,
) {
  const message =
    task.result?.state === 'fail'
      ? 'The story failed before its picture.'
      : await withRetries(comparison);
  task.meta.pictures ??= [];
  task.meta.pictures.push({ ...picture, message });
}

/** Returns the looks that a story's pictures are taken in. */
const looksOf = ({ parameters }: ShownStory): readonly LookName[] =>
  forSheets ? lookNames : modeNames.filter((mode) => isPictured(mode, parameters.chromatic));

/** Containers have no pictures, and each of a story's tests renders it and plays its steps first. */
beforeEach(({ task, skip }) => {
  skip(showsContainer(task.file) && task.name === 'base story' && !forSheets);
});

afterEach(async ({ task, story }) => {
  const { storyId: id } = task.meta;
  if (!id || id.includes(':') || !story) return;
  // Sets Storybook's padding for the layout, which the test run does not add.
  document.body.style.padding = layoutOf(id, story) === 'padded' ? '1rem' : '';
  // storybook-addon-pseudo-states reads the styles on this event, which a test run does not send.
  if (document.querySelector('[class^=pseudo-]')) addons.getChannel().emit(STORY_RENDERED, id);
  for (const mode of looksOf(story)) {
    await note(task, { id, mode }, () => compareStory(id, mode, story));
  }
  document.body.style.padding = '';
  const messages = (task.meta.pictures ?? []).map(({ message }) => message).filter(Boolean);
  if (messages.length > 0 && task.result?.state !== 'fail') throw new Error(messages.join('\n\n'));
});
