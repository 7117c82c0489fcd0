/*
 * Functions passed to `page.evaluate`. They run in the browser and cannot use anything outside
 * themselves.
 */

/**
 * Returns texts and controls that are clipped, and short words that break across lines. Ignores
 * content that can be scrolled into view or is for screen readers only.
 */
export function findClippedParts(): string[] {
  const clipped: string[] = [];

  interface Ancestor {
    readonly bounds: DOMRect;
    readonly cutsX: boolean;
    readonly cutsY: boolean;
    readonly scrolls: boolean;
    /** Whether it is visually hidden, the skip link while off-screen, decoration, or fixed. */
    readonly isExempt: boolean;
  }

  // Cached, because the words of a page share their ancestors, and styles are costly to read.
  const ancestors = new Map<Element, Ancestor>();

  function readAncestor(element: Element): Ancestor {
    const cached = ancestors.get(element);
    if (cached) return cached;
    const { clipPath, overflowX, overflowY, position, translate } = getComputedStyle(element);
    const read = {
      bounds: element.getBoundingClientRect(),
      cutsX: /hidden|clip/.test(overflowX),
      cutsY: /hidden|clip/.test(overflowY),
      scrolls: /auto|scroll/.test(overflowX + overflowY),
      isExempt:
        clipPath !== 'none' ||
        translate.endsWith('-200%') ||
        element.ariaHidden === 'true' ||
        position === 'fixed',
    };
    ancestors.set(element, read);
    return read;
  }

  function checkClipping(box: DOMRect, inside: Element | null, name: string) {
    // Skips decoration, which is also given as text.
    if (inside?.closest('[aria-hidden=true]')) return;
    let visible = box;
    for (
      let ancestor = inside;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { bounds, cutsX, cutsY, scrolls, isExempt } = readAncestor(ancestor);
      if (isExempt) return;
      const isCut =
        (cutsX && (visible.left < bounds.left - 1 || visible.right > bounds.right + 1)) ||
        (cutsY && (visible.top < bounds.top - 1 || visible.bottom > bounds.bottom + 1));
      if (isCut) {
        clipped.push(name);
        return;
      }
      if (scrolls) visible = bounds;
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const box = range.getBoundingClientRect();
      if (box.width > 0) checkClipping(box, text.parentElement, word);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (/^[a-z]{1,11}$/i.test(word) && lines.size > 1) clipped.push(`${word}, broken apart`);
    }
  }
  for (const control of document.querySelectorAll('a, button, input, select, label')) {
    const box = control.getBoundingClientRect();
    if (box.width > 0) checkClipping(box, control, `${control.tagName} ${control.textContent}`);
  }
  return clipped;
}

/** Spaces all text as members may (WCAG 1.4.12). */
export function addTextSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/**
 * Returns the height of the bars, tabs and filters that a page starts with, in px: those in the upper
 * part of a phone's window.
 */
export function measureChrome(): number {
  const bars = [
    ...document.querySelectorAll(
      'header, main nav, main [role=tablist], main [role=search], main [role=group], main select',
    ),
  ].filter((bar) => {
    const { top, height } = bar.getBoundingClientRect();
    return height > 0 && top < 340 && !bar.parentElement?.closest('nav, [role=search]');
  });
  return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
}

/** Resolves after two animation frames, so that layout changes of the first are painted. */
export const waitTwoFrames = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );

/**
 * Sends each call only after 4 animation frames, so that the page is shown loading first. On a phone
 * the balance, which many parts need, also waits for the screen. In the page, because intercepting
 * requests costs more than loading it.
 */
export function delayCalls() {
  const nextFrame = () => new Promise(requestAnimationFrame);
  const send = window.fetch;
  window.fetch = async (input, init) => {
    const isBalance = input === '/getCbCountByUser';
    while (isBalance && innerWidth < 640 && !document.querySelector('h1')) await nextFrame();
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    return send(input, init);
  };
}

/** A part of the cumulative layout shift of a page. */
export interface Shift {
  readonly value: number;
  /** The elements that moved, with their positions and sizes before and after. */
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/**
 * Records layout shifts in `window.shifts` from the start of the page, except those after an input.
 */
export function watchShifts() {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const edges = ({ x, y, width, height }: DOMRect) =>
    [x, y, width, height].map(Math.round).join(' ');
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${edges(previousRect)} -> ${edges(currentRect)}`,
      );
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
