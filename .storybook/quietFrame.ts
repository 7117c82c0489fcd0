import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import type { PreparedStory } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

/** What a frame of a docs page says of its story, as its attribute `data-example`. */
type Example = 'stands' | 'plays';

export const exampleOf = ({ playFunction }: PreparedStory): Example =>
  playFunction ? 'plays' : 'stands';

const example = () => window.frameElement?.getAttribute('data-example');

/**
 * An example in a frame of its own keeps to itself: when it takes the focus the page around it stays
 * where it is, and when another example takes the focus what this one opened stays open.
 */
export function keepToItself() {
  if (!example()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  for (const type of ['blur', 'focusout']) {
    const stay = (event: Event) => {
      const goesOn = event instanceof FocusEvent && event.relatedTarget !== null;
      if (!goesOn) event.stopImmediatePropagation();
    };
    window.addEventListener(type, stay, true);
  }
}

/** The examples of one docs page; another tab's are not in the way. */
const page = () => `examples of ${window.parent.performance.timeOrigin}`;

const ends = new Set(['finished', 'errored', 'aborted']);

/**
 * Framed examples of a page play one after the other, for they share one focus: one that types would
 * lose it to the next. Those that do not play wait for nobody. Without Web Locks, on a server without
 * TLS, all play at once.
 */
export async function serialisePlays() {
  if (example() !== 'plays' || !window.isSecureContext) return;
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
