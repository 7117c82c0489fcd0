import { type Cancel, usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from 'react';

/** The pause after which changes are written to the URL, in ms. */
const restMs = 250;
/** When a URL that the browser refused is written again, in ms: Safari takes 100 in 10 s. */
const refusedMs = 10_000;

/**
 * The state of a screen that its URL holds (D311). A change is applied at once. It is written to the URL
 * when typing pauses; another change at once, unless changes follow one another, as from a held key. A URL
 * that was not written here, as after Back, replaces the state, even if it arrives before the last written
 * one has rendered.
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
  const address = toKey(given);
  const written = useRef(address);
  const waiting = useRef<{ readonly state: State; readonly cancel: Cancel }>(undefined);
  const changedAt = useRef(-Infinity);

  function drop() {
    waiting.current?.cancel();
    waiting.current = undefined;
  }

  const follow = useEffectEvent(() => {
    drop();
    setShown(given);
  });

  // A layout effect, because a passive one could run late and undo a keystroke.
  useLayoutEffect(() => {
    if (isWriting || address === written.current) return;
    written.current = address;
    follow();
  }, [address, isWriting]);

  useEffect(() => drop, []);

  function wait(state: State, ms: number) {
    drop();
    waiting.current = { state, cancel: clock.after(ms, () => write(state)) };
  }

  function write(state: State) {
    drop();
    const before = written.current;
    if (toKey(state) === before) return;
    written.current = toKey(state);
    startWriting(() => {
      try {
        onWrite(state);
      } catch {
        written.current = before;
        wait(state, refusedMs);
      }
    });
  }

  function change(state: State, isTyping = false) {
    setShown(state);
    const pause = clock.now() - changedAt.current;
    changedAt.current = clock.now();
    if (isTyping || pause < restMs) wait(state, restMs);
    else write(state);
  }

  return {
    shown,
    change,
    /** Writes what was typed now, as when its field is left. */
    settle: () => waiting.current && write(waiting.current.state),
  };
}
