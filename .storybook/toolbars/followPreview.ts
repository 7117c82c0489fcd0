/** Scrolls the parts of two iframes together, which show the same page or two states of it. */
function syncScrolling(...frames: readonly [HTMLIFrameElement, HTMLIFrameElement]) {
  /** The positions that this function has set, in px, whose scroll events must not scroll the other element. */
  const moved = new WeakMap<Element, number>();
  frames.forEach(({ contentDocument: from }, frameIndex) => {
    from?.addEventListener(
      'scroll',
      ({ target }) => {
        const otherDocument = frames[1 - frameIndex]?.contentDocument;
        const scrolled = target === from ? from.scrollingElement : (target as Element);
        if (!otherDocument || !scrolled || moved.get(scrolled) === scrolled.scrollTop) return;
        const index = [...from.querySelectorAll('*')].indexOf(scrolled);
        const counterpart =
          target === from
            ? otherDocument.scrollingElement
            : otherDocument.querySelectorAll('*')[index];
        if (counterpart?.tagName !== scrolled.tagName) return;
        counterpart.scrollTo(scrolled.scrollLeft, scrolled.scrollTop);
        moved.set(counterpart, counterpart.scrollTop);
      },
      { capture: true, passive: true },
    );
  });
}

/** Gives an iframe the size and the scrolling of the preview. Returns a function that ends the resizing. */
export function followPreview(second: HTMLIFrameElement) {
  const first = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  if (!first) return undefined;
  const size = new ResizeObserver(() => {
    second.style.inlineSize = `${first.offsetWidth}px`;
    second.style.blockSize = `${first.offsetHeight}px`;
  });
  size.observe(first);
  second.addEventListener('load', () => syncScrolling(first, second));
  return () => size.disconnect();
}
