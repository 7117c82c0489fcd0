/*
 * What the tests ask of a page. Each runs inside the page, so it uses nothing from outside itself.
 */

/**
 * Texts and controls that something cuts off, and short words that are broken apart. What can be
 * scrolled to, or is for screen readers only, is not cut off.
 */
export function clippedParts(): string[] {
  const cut: string[] = [];

  function look(box: DOMRect, inside: Element | null, name: string) {
    // Decoration, which stands elsewhere in words.
    if (inside?.closest('[aria-hidden=true]')) return;
    let seen = box;
    for (let around = inside; around && around !== document.body; around = around.parentElement) {
      const { clipPath, overflowX, overflowY, position, translate } = getComputedStyle(around);
      // Hidden for the eye, the skip link out of sight, or decoration that stands elsewhere in words.
      if (clipPath !== 'none' || translate.endsWith('-200%') || around.ariaHidden === 'true')
        return;
      if (position === 'fixed') return;
      const frame = around.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowX) &&
          (seen.left < frame.left - 1 || seen.right > frame.right + 1)) ||
        (/hidden|clip/.test(overflowY) &&
          (seen.top < frame.top - 1 || seen.bottom > frame.bottom + 1));
      if (isCut) {
        cut.push(name);
        return;
      }
      if (/auto|scroll/.test(overflowX + overflowY)) seen = frame;
    }
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    for (const { 0: word, index } of text.textContent?.matchAll(/\S+/g) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const box = range.getBoundingClientRect();
      if (box.width > 0) look(box, text.parentElement, word);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (/^[a-z]{1,11}$/i.test(word) && lines.size > 1) cut.push(`${word}, broken apart`);
    }
  }
  for (const control of document.querySelectorAll('a, button, input, select, label')) {
    const box = control.getBoundingClientRect();
    if (box.width > 0) look(box, control, `${control.tagName} ${control.textContent}`);
  }
  return cut;
}

/** Controls smaller than 24 px that do not stand within a sentence (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, summary');
  return Array.from(controls).flatMap((control) => {
    const isBox = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
    const label = isBox && (control.labels?.[0] ?? control.closest('label'));
    const { width, height } = (label || control).getBoundingClientRect();
    if (width === 0 || (width >= 24 && height >= 24)) return [];
    const paragraph = control.closest('p, li, div');
    const isInSentence = paragraph?.textContent.trim() !== control.textContent.trim();
    if (/^(A|BUTTON)$/.test(control.tagName) && isInSentence) return [];
    return [`${control.tagName} ${control.textContent} ${width}×${height}`];
  });
}

/** Navigations and regions of one name, which a list of landmarks could not tell apart. */
export function duplicateLandmarks(): string[] {
  const landmarks = document.querySelectorAll('nav, section, [role=region], [role=search]');
  const names = Array.from(landmarks).flatMap((landmark) => {
    if (!landmark.checkVisibility()) return [];
    const heading = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '');
    const name = landmark.ariaLabel ?? heading?.textContent;
    return name ? [`${landmark.tagName} ${name}`] : [];
  });
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/**
 * What has the focus, where the bar at the bottom covers a part of it; `bar` once the focus is in
 * the bar. What is higher than the room above the bar, and a frame, whose own parts take the focus,
 * may go on beneath it.
 */
export function focusBelow(bar: string): string | undefined {
  const place = document.querySelector(bar);
  const focused = document.activeElement;
  if (!place || !focused || focused === document.body) return undefined;
  if (place.contains(focused)) return 'bar';
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  const { top } = place.getBoundingClientRect();
  if (focused instanceof HTMLIFrameElement || box.height > top || box.bottom <= top) {
    return undefined;
  }
  return `${focused.tagName} ${focused.ariaLabel ?? focused.textContent}`;
}

/** Resolves when the page was drawn twice, with what the first drawing moved. */
export const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
