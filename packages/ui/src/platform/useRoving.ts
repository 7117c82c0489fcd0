import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The number of controls that Page Up and Page Down move by. */
const pageStep = 10;

const targets: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  PageDown: (at, last) => Math.min(last, at + pageStep),
  PageUp: (index) => Math.max(0, index - pageStep),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Makes a row of controls a single tab stop (roving tabindex), in which arrows, Home, End and Page keys
 * move. Returns the index of the control in the tab order, which returns to `start` when that changes, and
 * the handlers of the row. The first `count` children of the row are the controls.
 */
export function useRoving(count: number, start = 0) {
  const [state, setState] = useState({ at: start, from: start });
  const tabbable = state.from === start ? state.at : start;

  function onKeyDown(event: KeyboardEvent) {
    const at = targets[event.key]?.(tabbable, count - 1);
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const control = event.currentTarget.children[at];
    if (control instanceof HTMLElement) control.focus();
  }

  /** Makes a pressed control the one in the tab order, too. */
  function onFocus({ currentTarget, target }: FocusEvent) {
    const at = [...currentTarget.children].indexOf(target);
    if (at >= 0 && at < count) setState({ at, from: start });
  }

  return { tabbable, onKeyDown, onFocus };
}
