import { onPhase } from './channel.ts';

/**
 * The attribute `data-example` of an iframe on a docs page: whether its story has a play function.
 */
type Example = 'static' | 'plays';

export const exampleOf = ({ playFunction }: { readonly playFunction?: unknown }): Example =>
  playFunction ? 'plays' : 'static';

const example = () => window.frameElement?.getAttribute('data-example');

/**
 * Keeps open what a story opened when the frame loses the focus: to a toolbar, or on a docs page to
 * another example.
 */
export function ignoreFrameBlur() {
  if (window.parent === window) return;
  for (const type of ['blur', 'focusout']) {
    const ignore = (event: Event) => {
      const staysInFrame = event instanceof FocusEvent && event.relatedTarget !== null;
      // The active element stays the same when the frame loses the focus.
      const leavesFrame = event.target === window || event.target === document.activeElement;
      if (!staysInFrame && (example() || leavesFrame)) event.stopImmediatePropagation();
    };
    window.addEventListener(type, ignore, true);
  }
}

/** Isolates an example in an iframe from its docs page: taking the focus does not scroll the page. */
export function isolateExampleFrame() {
  if (!example()) return;
  onPhase(({ newPhase }) => {
    if (endPhases.has(newPhase)) window.frameElement?.dispatchEvent(new Event(renderedEvent));
  });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/** Dispatched on an example's iframe when its story has rendered and played. */
export const renderedEvent = 'rendered';

/** The name of the lock that the examples of one docs page share; other tabs have their own. */
const lockName = () => `examples of ${window.parent.performance.timeOrigin}`;

const endPhases = new Set(['finished', 'errored', 'aborted']);

/**
 * Resolves when this example may play. The examples of a page play one after the other, since they
 * share one focus and typing would lose it to the next. Examples without a play function do not
 * wait. Without Web Locks, which need a secure context, all play at once.
 */
export async function serialisePlays() {
  if (example() !== 'plays' || !window.isSecureContext) return;
  const played = new Promise<void>((resolve) => {
    onPhase(({ newPhase }) => {
      if (endPhases.has(newPhase)) resolve();
    });
  });
  await new Promise<void>((begin) => {
    void navigator.locks.request(lockName(), () => {
      begin();
      return played;
    });
  });
}
