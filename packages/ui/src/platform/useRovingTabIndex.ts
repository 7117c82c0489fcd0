import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** The number of controls that Page Up and Page Down move by. */
const pageStep = 10;

/** The index that each key moves to, from an index in a row whose last index is `last`. */
const targets: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  PageDown: (index, last) => Math.min(last, index + pageStep),
  PageUp: (index) => Math.max(0, index - pageStep),
  Home: () => 0,
  End: (_index, last) => last,
};

/**
 * Makes a row of controls a single tab stop (roving tabindex), in which arrows, Home, End and Page keys
 * move. Returns the index of the control in the tab order, which is `start` again when `start` changes, and
 * the handlers of the row. The first `count` children of the row are the controls.
 */
export function useRovingTabIndex(count: number, start = 0) {
  const [state, setState] = useState({ index: start, start });
  const tabbable = state.start === start ? state.index : start;

  function onKeyDown(event: KeyboardEvent) {
    const index = targets[event.key]?.(tabbable, count - 1);
    if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const control = event.currentTarget.children[index];
    if (control instanceof HTMLElement) control.focus();
  }

  /** Makes a pressed control the one in the tab order, too. */
  function onFocus({ currentTarget, target }: FocusEvent) {
    const index = [...currentTarget.children].indexOf(target);
    if (index >= 0 && index < count) setState({ index, start });
  }

  return { tabbable, onKeyDown, onFocus };
}
