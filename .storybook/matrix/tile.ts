import { isViewport, modes, sizeOf, type ModeName, type Size } from '../../tools/pictures/modes.ts';

/** The height in px of a window for a small part. */
const smallHeight = 394;

/** The width in px of a window for a small part in a mode without a narrower one. */
const smallWidth = 560;

/** The maximum size of a tile in px; three of this width fit side by side on a docs page. */
export const maxTile: Size = { width: 300, height: 430 };

/** The folder of the smaller pictures, relative to Storybook's address. */
export const tiles = 'tiles';

/** Returns the address of a baseline's smaller picture, relative to Storybook's address. */
export const tileFile = (file: string) => `${tiles}/${file.replace('.png', '.webp')}`;

/**
 * Returns the window that a live state is rendered in: the chosen viewport, else that of the mode's
 * pictures; a smaller one for small parts, which so appear larger. Values of `viewport` that name no
 * viewport, such as a size set by hand, are ignored.
 */
export function windowOf(viewport: unknown, mode: ModeName, small = false): Size {
  const chosen = isViewport(viewport);
  const { width, height } = chosen ? sizeOf(viewport) : modes[mode].viewport;
  if (!small) return { width, height };
  return { width: chosen ? width : Math.min(width, smallWidth), height: smallHeight };
}

/** Returns the scale that makes a window fit a tile. */
export const scaleOf = ({ width, height }: Size) =>
  Math.min(1, maxTile.width / width, maxTile.height / height);

/** Returns the width in px of the tiles of pictures that were taken in a window. */
export const columnOf = (window: Size) => window.width * scaleOf(window);

/**
 * Returns the scale of a picture: the same for all that were taken in windows of the same width, so
 * that states compare, and such that the widest of them fills its tile.
 */
export function pictureScale(
  window: Size,
  pictures: readonly { readonly window: Size; readonly size: Size }[],
) {
  const alike = pictures.filter((each) => each.window.width === window.width);
  return Math.min(1, columnOf(window) / Math.max(...alike.map(({ size }) => size.width)));
}
