import { useLayoutEffect, useRef } from 'react';

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'>;

let lastPress: Press | undefined;

// On import, because the press that opens a dialog may precede its script.
if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', (event) => void (lastPress = event), true);
}

/** The longest time between the presses of a double click, in ms, as in most systems. */
const maxIntervalMs = 500;

/** The distance that the pointer may move between the presses, in px. */
const maxDistancePx = 16;

/**
 * Returns whether a press is the second one of a double click that opened something, such as a dialog. That
 * press must neither close it nor press a control in it. Presses without a position come from scripts and
 * assistive technology, and never count as double clicks.
 */
export function useDoublePress(open: boolean): (event: Press) => boolean {
  const opening = useRef<Press>(undefined);
  useLayoutEffect(() => {
    opening.current = open ? lastPress : undefined;
  }, [open]);
  return ({ clientX, clientY, timeStamp }) => {
    const first = opening.current;
    return (
      first !== undefined &&
      clientX + clientY > 0 &&
      timeStamp - first.timeStamp < maxIntervalMs &&
      Math.hypot(clientX - first.clientX, clientY - first.clientY) < maxDistancePx
    );
  };
}
