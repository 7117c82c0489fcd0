import { dynamicParts, type Size } from '../../tools/pictures/modes.ts';

/** A box, possibly clipped by its ancestors. */
type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>>;

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const within = (box: Box, bounds: Box): Box => ({
  left: Math.max(box.left, bounds.left),
  top: Math.max(box.top, bounds.top),
  right: Math.min(box.right, bounds.right),
  bottom: Math.min(box.bottom, bounds.bottom),
});

const replaced = 'img, svg, canvas, video, iframe, input, textarea, select, progress, meter';

/** Whether an element paints something itself, apart from its children. */
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
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
}

/**
 * Returns the extent of the painted content in px of the document. Includes overlays and menus, but
 * not empty wrappers, clipped content or visually hidden text.
 */
export function drawnSize(): Size {
  let right = 0;
  let bottom = 0;
  function add(box: Box, bounds: Box) {
    const seen = within(box, bounds);
    // Skips visually hidden elements, which are one pixel in size.
    if (seen.right - seen.left <= 1 && seen.bottom - seen.top <= 1) return;
    if (seen.right <= seen.left || seen.bottom <= seen.top) return;
    right = Math.max(right, seen.right);
    bottom = Math.max(bottom, seen.bottom);
  }
  /** `flow` clips in-flow content, `positioned` clips absolutely positioned content. */
  function walk(element: Element, flow: Box, positioned: Box) {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const { position } = style;
    const bounds = position === 'fixed' ? everything : position === 'absolute' ? positioned : flow;
    const box = element.getBoundingClientRect();
    const clips = style.overflowX !== 'visible' || style.clipPath !== 'none';
    if (element.matches(dynamicParts)) {
      // Masked in the picture, so its content does not matter.
      add(box, bounds);
      return;
    }
    const inner = clips ? within(box, bounds) : bounds;
    if (style.visibility === 'visible' && style.opacity !== '0') {
      if (paints(element, style)) add(box, bounds);
      for (const text of textBoxes(element)) add(text, inner);
    }
    if (element instanceof SVGElement) return;
    const holds = position !== 'static' || style.transform !== 'none';
    for (const child of element.children) walk(child, inner, holds ? inner : positioned);
  }
  for (const child of document.body.children) walk(child, everything, everything);
  return { width: right + scrollX, height: bottom + scrollY };
}
