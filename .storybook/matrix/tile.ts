import { isViewport, sizeOf, type Size } from '../modes.ts';

/** What a state without a viewport of its own is drawn in: as on a desktop, or a small part larger. */
const windows = { full: { width: 1280, height: 900 }, small: { width: 560, height: 394 } } as const;

/** The most a tile takes; three of the widest stand side by side on a docs page. */
const most: Size = { width: 300, height: 430 };

function windowOf(viewport: unknown, small: boolean): Size {
  if (!isViewport(viewport)) return windows[small ? 'small' : 'full'];
  const size = sizeOf(viewport);
  return small ? { ...size, height: windows.small.height } : size;
}

/**
 * The window a state is drawn in and how far it is scaled down to its tile. `viewport` is a name of
 * the viewports; any other, such as a size set by hand, counts as none.
 */
export function tileOf(viewport: unknown, small = false) {
  const drawn = windowOf(viewport, small);
  const scale = Math.min(1, most.width / drawn.width, most.height / drawn.height);
  return { drawn, scale, tile: { width: drawn.width * scale, height: drawn.height * scale } };
}
