import type { Page } from '@playwright/test';

/** What the keyboard has met on its way. */
interface Walk {
  /** The focus is back where it started. */
  readonly isRound: boolean;
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    keyboardWalk?: () => Walk;
  }
}

/**
 * Runs in the page: looks at each control that Tab brings the focus to. A visible ring (WCAG 2.4.7),
 * 24 px (2.5.8), and nothing in front of any part of it (2.4.11).
 */
function watchFocus() {
  interface Stop {
    readonly control: Element;
    readonly rings: ReadonlyMap<Element, string>;
  }

  const stops = new Set<Element>();
  const problems: string[] = [];
  let last: Stop | undefined;
  let isRound = false;

  const named = (control: Element) =>
    `${control.localName} "${(control.ariaLabel ?? control.textContent).trim().slice(0, 60)}"`;

  /** What one sees and presses: of a box to tick that is its label. */
  function targetOf(control: Element) {
    const isBox = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
    return (isBox && (control.labels?.[0] ?? control.closest('label'))) || control;
  }

  /** A control that is hidden, or fills a card, leaves its ring to what is beside or around it. */
  function placesOfRing(control: Element) {
    const places = [control, control.nextElementSibling, targetOf(control)];
    for (let around = control.parentElement; around && places.length < 7;) {
      places.push(around);
      around = around.parentElement;
    }
    return places.filter((place) => place !== null);
  }

  /** The rings drawn for a control, by their places. */
  function ringsOf(control: Element) {
    return new Map(
      placesOfRing(control).map((place): [Element, string] => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(place);
        const isDrawn =
          outlineStyle !== 'none' &&
          Number.parseFloat(outlineWidth) >= 2 &&
          !/^rgba\(.*, 0\)$/.test(outlineColor);
        const outline = isDrawn ? `${outlineWidth} ${outlineColor}` : '';
        return [place, `${outline}${boxShadow === 'none' ? '' : boxShadow}`];
      }),
    );
  }

  /** Once the focus has left a control, its ring has to be another than it was. */
  function lookBack() {
    if (!last) return;
    const without = ringsOf(last.control);
    const hadRing = [...last.rings].some(([place, ring]) => ring && ring !== without.get(place));
    if (!hadRing) problems.push(`no ring: ${named(last.control)}`);
  }

  function isSmall(control: Element, target: Element) {
    const { width, height } = target.getBoundingClientRect();
    if (width >= 24 && height >= 24) return false;
    // A link in a sentence is as high as its line.
    const sentence = control.closest('p, li, div')?.textContent.trim();
    return !/^(a|button)$/.test(control.localName) || sentence === control.textContent.trim();
  }

  /** What is in front of a part of the target, or that this part is not to be seen. */
  function coverOf(target: Element) {
    for (const { left, top, width, height } of target.getClientRects()) {
      // What is larger than the window can only be seen in parts.
      const x = left + (width > innerWidth ? 4 : width / 2);
      const isTall = height > innerHeight / 2;
      const heights = [top + 4, top + height - 4, ...(isTall ? [top + height / 2] : [])];
      const covers = heights.flatMap((y) => {
        const front = document.elementFromPoint(x, y);
        if (!front) return ['outside of the window'];
        return target.contains(front) || front.contains(target) ? [] : [named(front)];
      });
      if (covers.length > (isTall ? 2 : 0)) return covers[0];
    }
    return undefined;
  }

  function look() {
    const control = document.activeElement;
    if (!control || control === document.body) return;
    if (control === last?.control) {
      // It stays where there is nothing else; what holds it further on is a trap.
      if (stops.size > 1 || !(control instanceof HTMLElement)) return;
      control.blur();
    }
    lookBack();
    last = undefined;
    if (stops.has(control)) {
      isRound = true;
      document.removeEventListener('keyup', look);
      return;
    }
    stops.add(control);
    // Its own parts take the focus.
    if (control instanceof HTMLIFrameElement) return;
    last = { control, rings: ringsOf(control) };
    const target = targetOf(control);
    if (isSmall(control, target)) problems.push(`smaller than 24 px: ${named(control)}`);
    const cover = coverOf(target);
    if (cover) problems.push(`${cover} hides ${named(control)}`);
  }

  // By then the page has scrolled to where the focus went.
  document.addEventListener('keyup', look);
  window.keyboardWalk = () => ({ isRound, problems });
}

/** More stops than any page has. */
const bound = 500;

/**
 * Walks once around a page by Tab; what it met that someone could not see or hit, and that it never
 * came round.
 */
export async function walkByKeyboard(page: Page): Promise<readonly string[]> {
  await page.evaluate(watchFocus);
  for (let presses = 0; presses < bound; presses += 10) {
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('Tab');
    const walk = await page.evaluate(() => window.keyboardWalk?.());
    if (walk?.isRound) return walk.problems;
  }
  return [`After ${bound} steps the focus was not back at its start.`];
}
