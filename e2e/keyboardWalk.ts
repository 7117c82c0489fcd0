import type { Page } from '@playwright/test';

/** The result of a walk with Tab. */
interface Walk {
  /** Whether the focus has returned to its start. */
  readonly isComplete: boolean;
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    keyboardWalk?: () => Walk;
  }
}

/**
 * Runs in the page and checks every control that Tab focuses: a visible ring (WCAG 2.4.7), at least
 * 24 px (2.5.8), and not obscured (2.4.11).
 */
function watchFocus() {
  interface Stop {
    readonly control: Element;
    readonly rings: ReadonlyMap<Element, string>;
  }

  const stops = new Set<Element>();
  const problems: string[] = [];
  let lastStop: Stop | undefined;
  let isComplete = false;

  const describeControl = (control: Element) =>
    `${control.localName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 60)}"`;

  /** Returns the element that users see and press: for a checkbox or radio, its label. */
  function findTarget(control: Element) {
    const isBox = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
    const label = isBox ? (control.labels?.[0] ?? control.closest('label')) : null;
    return label ?? control;
  }

  /**
   * Returns the elements that may show a control's ring: itself, its sibling, label or ancestors.
   */
  function ringCandidates(control: Element) {
    const candidates = [control, control.nextElementSibling, findTarget(control)];
    for (let ancestor = control.parentElement; ancestor && candidates.length < 7;) {
      candidates.push(ancestor);
      ancestor = ancestor.parentElement;
    }
    return candidates.filter((candidate) => candidate !== null);
  }

  function readRing({ outlineStyle, outlineWidth, outlineColor, boxShadow }: CSSStyleDeclaration) {
    const hasOutline =
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !/^rgba\(.*, 0\)$/.test(outlineColor);
    const outline = hasOutline ? `${outlineWidth} ${outlineColor}` : '';
    return `${outline}${boxShadow === 'none' ? '' : boxShadow}`;
  }

  /** Returns the outline and shadow of each candidate, and of its overlay, with which a control may span a card. */
  function readRings(control: Element) {
    return new Map(
      ringCandidates(control).map((candidate): [Element, string] => [
        candidate,
        readRing(getComputedStyle(candidate)) + readRing(getComputedStyle(candidate, '::after')),
      ]),
    );
  }

  /** Reports the previous control if none of its rings changed when the focus left it. */
  function checkLastRing() {
    if (!lastStop) return;
    const without = readRings(lastStop.control);
    const hadRing = [...lastStop.rings].some(
      ([candidate, ring]) => ring && ring !== without.get(candidate),
    );
    if (!hadRing) problems.push(`no ring: ${describeControl(lastStop.control)}`);
  }

  function isSmall(control: Element, target: Element) {
    const { width, height } = target.getBoundingClientRect();
    if (width >= 24 && height >= 24) return false;
    // Links within a sentence are exempt (2.5.8).
    const sentence = control.closest('p, li, div')?.textContent.trim();
    return !/^(a|button)$/.test(control.localName) || sentence === control.textContent.trim();
  }

  /** Returns what obscures the target, or that it is outside the window. */
  function findCover(target: Element) {
    for (const { left, top, width, height } of target.getClientRects()) {
      // A target larger than the window is only partly visible. So may be a text area, because browsers
      // scroll its caret into view.
      const x = left + (width > innerWidth ? 4 : width / 2);
      const isTall = height > innerHeight / 2 || target instanceof HTMLTextAreaElement;
      const heights = [top + 4, top + height - 4, ...(isTall ? [top + height / 2] : [])];
      const covers = heights.flatMap((y) => {
        const topmost = document.elementFromPoint(x, y);
        if (!topmost) return ['outside of the window'];
        return target.contains(topmost) || topmost.contains(target)
          ? []
          : [describeControl(topmost)];
      });
      if (covers.length > (isTall ? 2 : 0)) return covers[0];
    }
    return undefined;
  }

  function checkFocus() {
    const control = document.activeElement;
    if (!control || control === document.body) return;
    if (control === lastStop?.control) {
      // With a single control the focus stays. With more it is trapped.
      if (stops.size > 1 || !(control instanceof HTMLElement)) return;
      control.blur();
    }
    checkLastRing();
    lastStop = undefined;
    if (stops.has(control)) {
      isComplete = true;
      document.removeEventListener('keyup', checkFocus);
      return;
    }
    stops.add(control);
    // Skips frames, because their content takes the focus.
    if (control instanceof HTMLIFrameElement) return;
    lastStop = { control, rings: readRings(control) };
    const target = findTarget(control);
    if (isSmall(control, target)) problems.push(`smaller than 24 px: ${describeControl(control)}`);
    const cover = findCover(target);
    if (cover) problems.push(`${cover} hides ${describeControl(control)}`);
  }

  // On keyup, because the page has scrolled to the focused control by then.
  document.addEventListener('keyup', checkFocus);
  window.keyboardWalk = () => ({ isComplete, problems });
}

/** The limit of Tab presses; no page has as many controls. */
const maxPresses = 500;
/** How many presses are sent before the page is asked whether the walk is complete. */
const batchSize = 10;

/**
 * Presses Tab until the focus is back at its start. Returns the problems found, or that the focus
 * never returned.
 */
export async function walkByKeyboard(page: Page): Promise<readonly string[]> {
  await page.evaluate(watchFocus);
  for (let presses = 0; presses < maxPresses; presses += batchSize) {
    // Sent without waiting for each, because the page handles them in order and that takes half as long.
    await Promise.all(
      Array.from({ length: batchSize }, () => [
        page.keyboard.down('Tab'),
        page.keyboard.up('Tab'),
      ]).flat(),
    );
    const walk = await page.evaluate(() => window.keyboardWalk?.());
    if (walk?.isComplete) return walk.problems;
  }
  return [`After ${maxPresses} steps the focus was not back at its start.`];
}
