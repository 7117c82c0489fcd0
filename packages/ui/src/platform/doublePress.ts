import { useLayoutEffect, useRef } from 'react';

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

let last: Press | undefined;

// From the start, because the press that opens a dialog precedes its script.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => void (last = event), true);
}

/** The longest time between the presses of a double click, in ms, as in most systems. */
const longest = 500;

/** The distance that the pointer may move between them, in px. */
const reach = 16;

/**
 * Returns whether a press is the second one of a double click whose first one opened something. It
 * belongs to the opener, so it must neither close what opened nor press a control in it. Presses without a
 * position come from scripts and assistive technology, which double-click nothing.
 */
export function useDoublePress(open: boolean): (event: Press) => boolean {
  const opening = useRef<Press>(undefined);
  useLayoutEffect(() => {
    opening.current = open ? last : undefined;
  }, [open]);
  return ({ clientX, clientY, timeStamp }) => {
    const first = opening.current;
    return (
      first !== undefined &&
      clientX + clientY > 0 &&
      timeStamp - first.timeStamp < longest &&
      Math.hypot(clientX - first.clientX, clientY - first.clientY) < reach
    );
  };
}
