import { isViewport, sizeOf, type Size } from '../modes.ts';

/**
 * The windows for states without a viewport; small parts get a smaller one and so appear larger.
 */
const windows = { full: { width: 1280, height: 900 }, small: { width: 560, height: 394 } } as const;

/** The maximum size of a tile; three of this width fit side by side on a docs page. */
const maxTile: Size = { width: 300, height: 430 };

function windowOf(viewport: unknown, small: boolean): Size {
  if (!isViewport(viewport)) return windows[small ? 'small' : 'full'];
  const size = sizeOf(viewport);
  return small ? { ...size, height: windows.small.height } : size;
}

/**
 * Returns the window that a state is rendered in, its tile's size, and the scale between them.
 * Values of `viewport` that name no viewport, such as a size set by hand, are ignored.
 */
export function tileOf(viewport: unknown, small = false) {
  const drawn = windowOf(viewport, small);
  const scale = Math.min(1, maxTile.width / drawn.width, maxTile.height / drawn.height);
  return { drawn, scale, tile: { width: drawn.width * scale, height: drawn.height * scale } };
}
