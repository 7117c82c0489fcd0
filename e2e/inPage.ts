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

/** Resolves when the page was drawn twice, with what the first drawing moved. */
export const twoFrames = () =>
  new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
