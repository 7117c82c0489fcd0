import { useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';

/**
 * Keeps the URL in sync with the state of a screen. A URL that was not written here, as after Back,
 * is applied to the screen, even if it arrives before the last written one has rendered.
 *
 * @param address The current URL.
 * @param follow Applies the current URL to the screen.
 * @returns A function that takes the next URL and a callback that writes it.
 */
export function useUrlSync(address: string, follow: () => void) {
  const [isWriting, startWriting] = useTransition();
  const written = useRef(address);
  const onOther = useEffectEvent(follow);

  // A layout effect, because a passive one could run late and undo a keystroke.
  useLayoutEffect(() => {
    if (isWriting || address === written.current) return;
    written.current = address;
    onOther();
  }, [address, isWriting]);

  return function keep(next: string, write: () => void) {
    if (next === written.current) return;
    written.current = next;
    startWriting(write);
  };
}
