import { useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';

/**
 * Keeps the address in step with what shows. An address that was not written here, as after Back, is
 * followed, even when it comes before the last one written has rendered.
 *
 * @param address As it is now.
 * @param follow Shows what the address says.
 * @returns A function that takes the next address and a callback that writes it.
 */
export function useUrlSync(address: string, follow: () => void) {
  const [isWriting, startWriting] = useTransition();
  const written = useRef(address);
  const onOther = useEffectEvent(follow);

  // In a layout effect: a later one could undo a key stroke.
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
