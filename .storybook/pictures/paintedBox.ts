import { dynamicParts } from '../../tools/pictures/modes.ts';

/** The edges of a part of a window, in px. */
export type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>>;

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const clip = (box: Box, bounds: Box): Box => ({
  left: Math.max(box.left, bounds.left),
  top: Math.max(box.top, bounds.top),
  right: Math.min(box.right, bounds.right),
  bottom: Math.min(box.bottom, bounds.bottom),
});

const replaced = 'img, svg, canvas, video, iframe, input, textarea, select, progress, meter';

/** Whether an element itself paints something, apart from its children. */
function paints(element: Element, style: CSSStyleDeclaration) {
  return (
    element.matches(replaced) ||
    !/^rgba\(.*, 0\)$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    style.outlineStyle !== 'none' ||
    style.borderWidth !== '0px'
  );
}

/** Returns the boxes of an element's own lines of text. */
function textBoxes(element: Element) {
  const range = element.ownerDocument.createRange();
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
}

/**
 * Returns the edges of the painted content of a document, within its window. Includes overlays and menus,
 * but not empty wrappers, clipped content, visually hidden text or elements for which `isIgnored` is true.
 */
export function paintedBox({ body }: Document, isIgnored = (_element: Element) => false): Box {
  const painted = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  function add(box: Box, bounds: Box) {
    const visible = clip(box, bounds);
    // Skips visually hidden elements, which are one pixel in size.
    if (visible.right - visible.left <= 1 && visible.bottom - visible.top <= 1) return;
    if (visible.right <= visible.left || visible.bottom <= visible.top) return;
    painted.left = Math.min(painted.left, visible.left);
    painted.top = Math.min(painted.top, visible.top);
    painted.right = Math.max(painted.right, visible.right);
    painted.bottom = Math.max(painted.bottom, visible.bottom);
  }
  /** `flow` clips in-flow content, `positioned` clips absolutely positioned content. */
  function walk(element: Element, flow: Box, positioned: Box) {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const boundsByPosition: Record<string, Box> = { fixed: everything, absolute: positioned };
    const bounds = boundsByPosition[style.position] ?? flow;
    const box = element.getBoundingClientRect();
    const clips = style.overflowX !== 'visible' || style.clipPath !== 'none';
    if (element.matches(dynamicParts)) {
      // Masked in the picture, so its content does not matter.
      add(box, bounds);
      return;
    }
    const inner = clips ? clip(box, bounds) : bounds;
    if (style.visibility === 'visible' && style.opacity !== '0') {
      if (paints(element, style) && !isIgnored(element)) add(box, bounds);
      for (const text of textBoxes(element)) add(text, inner);
    }
    if (element.localName === 'svg') return;
    const isContainingBlock = style.position !== 'static' || style.transform !== 'none';
    for (const child of element.children)
      walk(child, inner, isContainingBlock ? inner : positioned);
  }
  for (const child of body.children) walk(child, everything, everything);
  return painted;
}
