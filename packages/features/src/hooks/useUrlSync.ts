import { useEffectEvent, useLayoutEffect, useRef, useTransition } from 'react';

/**
 * Lets the address keep what shows already. Another address than the one written last, as after
 * Back, is followed; also when it comes so soon that what was written never rendered.
 *
 * @param address As it is now.
 * @param follow Shows what the address says.
 * @returns Takes the next address and what puts it there.
 */
export function useUrlSync(address: string, follow: () => void) {
  const [isWriting, startWriting] = useTransition();
  const written = useRef(address);
  const onOther = useEffectEvent(follow);

  // Before the next key stroke, which it would undo.
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
