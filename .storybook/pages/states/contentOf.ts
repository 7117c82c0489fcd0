/** A part of a document, in its px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The ground around the content of a tile, in px of the story. */
const margin = 16;

/** Whether an element paints a surface that ends within the window. */
function isSurface(element: Element, windowWidth: number) {
  const { backgroundColor, borderTopWidth } = getComputedStyle(element);
  const paints = !backgroundColor.endsWith(', 0)') || borderTopWidth !== '0px';
  return paints && element.clientWidth < windowWidth;
}

/**
 * Returns the box of a surface or a picture, or that of a text, which is narrower than its element; none
 * for an element that only contains others.
 */
function boxOf(element: Element, windowWidth: number): DOMRect | [] {
  if (element.matches('img, svg') || isSurface(element, windowWidth)) {
    return element.getBoundingClientRect();
  }
  if (element.childElementCount > 0) return [];
  const text = element.ownerDocument.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect();
}

/** Returns the part of a story's document that its content fills; `undefined` if it draws nothing. */
export function contentOf(document: Document | null | undefined): Box | undefined {
  const { clientWidth, scrollTop = 0 } = document?.documentElement ?? {};
  if (!document || !clientWidth) return undefined;
  // Without the bar of a progress, which moves beyond its track.
  const parts = document.body.querySelectorAll('*:not(script, style, svg *, [role=progressbar] *)');
  const boxes = [...parts]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => boxOf(element, clientWidth))
    // Skips what is hidden from view, which is one pixel in size.
    .filter(({ width, height }) => width > 1 && height > 1);
  if (boxes.length === 0) return undefined;
  const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - margin);
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) + scrollTop - margin);
  const right = Math.min(clientWidth, Math.max(...boxes.map((box) => box.right)) + margin);
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollTop + margin;
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the scale of a tile: small content is readable, and wide content fits beside another. */
export const scaleOf = (width: number) => Math.min(0.6, Math.max(0.4, 260 / width));
