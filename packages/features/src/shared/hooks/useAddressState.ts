import { type Cancel, usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react';

/** The pause in typing after which the state is written to the URL, in ms. */
const typingPauseMs = 250;
/** The delay before a refused URL is written again, in ms. Safari accepts 100 changes in 10 s. */
const retryMs = 10_000;

/**
 * The state of a screen that is stored in its URL (D311). A change is shown at once. It is written to the
 * URL at once, too, or after a pause while the member types or holds a key. A URL that was not written here,
 * as after Back, replaces the state, even if it arrives before the last written one has rendered.
 *
 * @param given The state in the current URL.
 * @param onWrite Writes a state to the URL.
 * @param toKey Returns a text that is different for each state.
 */
export function useAddressState<State>(
  given: State,
  onWrite: (state: State) => void,
  toKey: (state: State) => string = JSON.stringify,
) {
  const { clock } = usePlatform();
  const [shown, setShown] = useState(given);
  const [isWriting, startWriting] = useTransition();
  const givenKey = toKey(given);
  const writtenKey = useRef(givenKey);
  const pendingWrite = useRef<{ readonly state: State; readonly cancel: Cancel }>(undefined);
  const changedAt = useRef(-Infinity);

  function cancelWrite() {
    pendingWrite.current?.cancel();
    pendingWrite.current = undefined;
  }

  const adopt = useEffectEvent(() => {
    cancelWrite();
    setShown(given);
  });

  // A layout effect, because a passive one could run late and undo a keystroke.
  useLayoutEffect(() => {
    if (isWriting || givenKey === writtenKey.current) return;
    writtenKey.current = givenKey;
    adopt();
  }, [givenKey, isWriting]);

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

  function change(state: State, isTyping = false) {
    setShown(state);
    const pause = clock.now() - changedAt.current;
    changedAt.current = clock.now();
    if (isTyping || pause < typingPauseMs) writeAfter(state, typingPauseMs);
    else write(state);
  }

  return {
    shown,
    change,
    /** Writes a pending change at once, as when the focus leaves its field. */
    settle: () => pendingWrite.current && write(pendingWrite.current.state),
  };
}
