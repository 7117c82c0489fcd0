import { dynamicParts, type Size } from '../../.storybook/modes.ts';

/** What is left of a box that its surroundings cut off. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const within = (box: Box, bounds: Box): Box => ({
  left: Math.max(box.left, bounds.left),
  top: Math.max(box.top, bounds.top),
  right: Math.min(box.right, bounds.right),
  bottom: Math.min(box.bottom, bounds.bottom),
});

const replaced = 'img, svg, canvas, video, iframe, input, textarea, select, progress, meter';

/** Whether an element shows something itself, not only through what is in it. */
function draws(element: Element, style: CSSStyleDeclaration) {
  return (
    element.matches(replaced) ||
    !/^rgba\(.*, 0\)$/.test(style.backgroundColor) ||
    style.backgroundImage !== 'none' ||
    style.boxShadow !== 'none' ||
    style.outlineStyle !== 'none' ||
    [
      style.borderTopWidth,
      style.borderRightWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
    ].some((width) => width !== '0px')
  );
}

/** The boxes of the lines of text that are directly in an element. */
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
 * How far to the right and down the page draws anything, in px of the document: overlays and menus
 * count, empty wrappers and what is cut off do not. Text for screen readers only has no size.
 */
export function drawnSize(): Size {
  let right = 0;
  let bottom = 0;
  function add(box: Box, bounds: Box) {
    const seen = within(box, bounds);
    // A box of one pixel holds what only screen readers are to find.
    if (seen.right - seen.left <= 1 && seen.bottom - seen.top <= 1) return;
    if (seen.right <= seen.left || seen.bottom <= seen.top) return;
    right = Math.max(right, seen.right);
    bottom = Math.max(bottom, seen.bottom);
  }
  /** `flow` cuts off what stands in the element's place, `positioned` what is placed absolutely. */
  function walk(element: Element, flow: Box, positioned: Box) {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const { position } = style;
    const bounds = position === 'fixed' ? everything : position === 'absolute' ? positioned : flow;
    const box = element.getBoundingClientRect();
    const cuts = style.overflowX !== 'visible' || style.clipPath !== 'none';
    if (element.matches(dynamicParts)) {
      // It is covered as a whole, whatever it shows.
      add(box, bounds);
      return;
    }
    const inner = cuts ? within(box, bounds) : bounds;
    if (style.visibility === 'visible' && style.opacity !== '0') {
      if (draws(element, style)) add(box, bounds);
      for (const text of textBoxes(element)) add(text, inner);
    }
    if (element instanceof SVGElement) return;
    const holds = position !== 'static' || style.transform !== 'none';
    for (const child of element.children) walk(child, inner, holds ? inner : positioned);
  }
  for (const child of document.body.children) walk(child, everything, everything);
  return { width: right + scrollX, height: bottom + scrollY };
}
