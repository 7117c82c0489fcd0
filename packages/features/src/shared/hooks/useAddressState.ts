import { type Cancel, usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react';

/** The pause in typing after which the state is written to the URL, in ms. */
const typingPauseMs = 250;
/** The delay before a refused URL is written again, in ms. Safari accepts 100 changes in 10 s. */
const retryMs = 10_000;

/**
 * Keeps the state of a screen that is stored in its URL (D311). A change is shown at once. It is written to the
 * URL at once, too, or after a pause while the member types or holds a key. A URL from elsewhere, as after Back,
 * replaces the state, even if it arrives before the last written URL has rendered.
 *
 * @param urlState The state in the current URL.
 * @param onWrite Writes a state to the URL.
 * @param toKey Returns a text that is different for each state.
 */
export function useAddressState<State>(
  urlState: State,
  onWrite: (state: State) => void,
  toKey: (state: State) => string = JSON.stringify,
) {
  const { clock } = usePlatform();
  const [shown, setShown] = useState(urlState);
  const [isWriting, startWriting] = useTransition();
  const urlKey = toKey(urlState);
  const writtenKey = useRef(urlKey);
  const pendingWrite = useRef<{ readonly state: State; readonly cancel: Cancel }>(undefined);
  const changedAt = useRef(-Infinity);

  function cancelWrite() {
    pendingWrite.current?.cancel();
    pendingWrite.current = undefined;
  }

  const showUrlState = useEffectEvent(() => {
    cancelWrite();
    setShown(urlState);
  });

  // A layout effect, because a passive one could run late and undo a keystroke.
  useLayoutEffect(() => {
    if (isWriting || urlKey === writtenKey.current) return;
    writtenKey.current = urlKey;
    showUrlState();
  }, [urlKey, isWriting]);

  useEffect(() => cancelWrite, []);

  function writeAfter(state: State, ms: number) {
    cancelWrite();
    pendingWrite.current = { state, cancel: clock.after(ms, () => write(state)) };
  }

  function write(state: State) {
    cancelWrite();
    const before = writtenKey.current;
    if (toKey(state) === before) return;
    writtenKey.current = toKey(state);
    startWriting(() => {
      try {
        onWrite(state);
      } catch {
        writtenKey.current = before;
        writeAfter(state, retryMs);
      }
    });
  }

  /** Shows a state, and writes it to the URL. While the member types, the write waits for a pause. */
  function change(state: State, isTyping = false) {
    setShown(state);
    const sinceLastMs = clock.now() - changedAt.current;
    changedAt.current = clock.now();
    if (isTyping || sinceLastMs < typingPauseMs) writeAfter(state, typingPauseMs);
    else write(state);
  }

  return {
    shown,
    change,
    /** Writes a pending change at once, as when the focus leaves its field. */
    flush() {
      if (pendingWrite.current) write(pendingWrite.current.state);
    },
  };
}
