import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Dispatched on an example's iframe when its story has rendered and played. */
export const renderedEvent = 'rendered';

/** Returns the id of the story in this frame, if the frame is an example on a docs page. */
export const exampleId = () => window.frameElement?.getAttribute('data-example');

/**
 * Keeps the menus and dialogs of a story open when its frame loses the focus, to a toolbar or to another
 * example of a docs page.
 */
export function ignoreFrameBlur() {
  if (window.parent === window) return;
  for (const type of ['blur', 'focusout']) {
    const ignore = (event: Event) => {
      const staysInFrame = event instanceof FocusEvent && event.relatedTarget !== null;
      // The active element stays the same when the frame loses the focus.
      const leavesFrame = event.target === window || event.target === document.activeElement;
      if (!staysInFrame && (exampleId() || leavesFrame)) event.stopImmediatePropagation();
    };
    window.addEventListener(type, ignore, true);
  }
}

/** Prepares an example in an iframe: reports that it has rendered, and does not scroll its page by taking the focus. */
export function isolateExampleFrame() {
  if (!exampleId()) return;
  const reportRendered = () =>
    void window.frameElement?.dispatchEvent(new Event(renderedEvent, { bubbles: true }));
  void addons.ready().then((channel) => channel.on(STORY_FINISHED, reportRendered));
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
