import { easeOut, reducedMotion } from '../theme/media.ts';
import type { Cancel, Clock } from './Platform.tsx';

/** The durations of scrolls to a part of a screen and to its top, in ms (CON-05). */
export const scrollMs = { toSection: 1000, toTop: 200 } as const;

/** The time between two steps, in ms: 60 in a second. */
const frameMs = 16;

/** Returns the nearest scrollable ancestor, or else the page's scrolling element. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (scrolls && box.scrollHeight > box.clientHeight) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Scrolls the element's scroll container to its top, in the same way as `scrollTo`. */
export function scrollToTop(element: Element, ms: number, clock: Clock): Cancel {
  const scroller = scrollerOf(element);
  return scroll(element, scroller, -scroller.scrollTop, ms, clock);
}

/**
 * Scrolls the element to the top of its scroll container over `ms`, or at once under reduced
 * motion. Stops when the member scrolls meanwhile or the element is removed.
 */
export function scrollTo(element: Element, ms: number, clock: Clock): Cancel {
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
  const edge = isPage ? 0 : scroller.getBoundingClientRect().top;
  const margin =
    pixels(getComputedStyle(element).scrollMarginTop) +
    pixels(getComputedStyle(scroller).scrollPaddingTop);
  const distance = element.getBoundingClientRect().top - edge - margin;
  return scroll(element, scroller, distance, ms, clock);
}

const pixels = (length: string) => Number.parseFloat(length) || 0;

function scroll(
  element: Element,
  scroller: Element,
  distance: number,
  ms: number,
  clock: Clock,
): Cancel {
  const from = scroller.scrollTop;
  const start = clock.now();
  let lastTop = from;
  let cancel: Cancel = () => {};

  function move(progress: number) {
    scroller.scrollTop = from + distance * easeOut(progress);
    lastTop = scroller.scrollTop;
  }

  function frame() {
    if (!element.isConnected || Math.abs(scroller.scrollTop - lastTop) > 1) return;
    const progress = Math.min(1, (clock.now() - start) / ms);
    move(progress);
    if (progress < 1) cancel = clock.after(frameMs, frame);
  }

  if (window.matchMedia(reducedMotion).matches) move(1);
  else if (Math.abs(distance) > 1) cancel = clock.after(frameMs, frame);
  return () => cancel();
}
