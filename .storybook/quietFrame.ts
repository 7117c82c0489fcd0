import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const isExample = () => window.frameElement?.hasAttribute('data-example') ?? false;

/**
 * An example in a frame of its own keeps to itself: when it takes the focus the page around it stays
 * where it is, and when another example takes the focus what this one opened stays open.
 */
export function keepToItself() {
  if (!isExample()) return;
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

/** The examples of one docs page; another tab's are not in the way. */
const page = () => `examples of ${window.parent.performance.timeOrigin}`;

const ends = new Set(['finished', 'errored', 'aborted']);

/**
 * Framed examples of a page play one after the other, for they share one focus: one that types would
 * lose it to the next. Without Web Locks, on a server without TLS, all play at once.
 */
export async function takeTurn() {
  if (!isExample() || !window.isSecureContext) return;
  const played = new Promise<void>((resolve) => {
    addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) => {
      if (ends.has(newPhase)) resolve();
    });
  });
  await new Promise<void>((begin) => {
    void navigator.locks.request(page(), () => {
      begin();
      return played;
    });
  });
}
