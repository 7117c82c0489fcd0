import { isViewport, sizeOf, type Size } from '../../tools/pictures/modes.ts';

/** The size in px of a window for a small part, unless its viewport is narrower. */
const small: Size = { width: 560, height: 394 };

/** The gap between tiles in px. */
export const gap = 24;

/**
 * Returns the window that a live state is rendered in: the viewport that it or the page has, by default
 * the widest with pictures; a smaller one for small parts, which so appear larger. Values that name no
 * viewport, such as a size set by hand, are ignored.
 */
export function windowOf(viewport: unknown, isSmall = false): Size {
  const { width, height } = sizeOf(isViewport(viewport) ? viewport : 'wide');
  return isSmall
    ? { width: Math.min(width, small.width), height: small.height }
    : { width, height };
}

/** Returns the width in px of as many tiles as fit side by side, each with at least a width. */
export function tileWidth(room: number, least: number) {
  const columns = Math.max(1, Math.floor((room + gap) / (least + gap)));
  return (room - gap * (columns - 1)) / columns;
}

/** Returns the scale that makes a width fit a tile. */
export const scaleOf = (width: number, tile: number) => Math.min(1, tile / width);

/**
 * Returns the scale of a picture: the same for all that were taken in windows of the same width, so
 * that states compare, and such that the widest of them fits its tile.
 */
export function pictureScale(
  window: Size,
  pictures: readonly { readonly window: Size; readonly width: number }[],
  tile: number,
) {
  const alike = pictures.filter((each) => each.window.width === window.width);
  return scaleOf(Math.max(...alike.map(({ width }) => width)), tile);
}
