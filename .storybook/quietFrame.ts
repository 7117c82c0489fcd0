/**
 * An example in a frame of its own keeps to itself: when it takes the focus the page around it stays
 * where it is, and when another example takes the focus what this one opened stays open.
 */
export function keepToItself() {
  if (!window.frameElement?.hasAttribute('data-example')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  for (const type of ['blur', 'focusout']) {
    const stay = (event: Event) => {
      const goesElsewhere = event instanceof FocusEvent && event.relatedTarget === null;
      if (goesElsewhere) event.stopImmediatePropagation();
    };
    window.addEventListener(type, stay, true);
  }
}
