import type { FrameSource } from '@cb/ui/components/Frame';
import { type Cancel, usePlatform } from '@cb/ui/platform';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The delay between a page's load and its messages, in ms (BIT-03, INN-07). */
const postDelayMs = 350;
/** The loading time after which the member is offered alternatives, in ms. */
const slowMs = 20_000;

const nothing = () => {};
const noMessages: readonly unknown[] = [];

/**
 * The state of a frame: its attempt, whether it is slow, and the messages sent to its page 350 ms
 * after it loaded. They are sent to the exact origin of the address, and not if another page has
 * loaded in its place.
 */
export function useFrame(source: FrameSource | undefined, messages = noMessages) {
  const { clock } = usePlatform();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const cancel = useRef<Cancel>(nothing);
  const [attempt, setAttempt] = useState(1);
  const src = source?.kind === 'frame' ? source.src : undefined;
  const [reached, setReached] = useState<{ of: typeof src; state: 'slow' | 'loaded' }>();
  // What another address has reached says nothing about this one.
  const state = reached?.of === src ? reached?.state : undefined;

  useEffect(() => {
    loads.current = 0;
    return () => cancel.current();
  }, [src, attempt]);

  useEffect(() => {
    if (src === undefined || state !== undefined) return undefined;
    return clock.after(slowMs, () => setReached({ of: src, state: 'slow' }));
  }, [clock, src, state]);

  function postMessages(origin: string) {
    for (const message of messages) frameRef.current?.contentWindow?.postMessage(message, origin);
  }

  return {
    frameRef,
    attempt,
    slow: state === 'slow',
    loaded: state === 'loaded',
    onLoad() {
      setReached({ of: src, state: 'loaded' });
      loads.current += 1;
      cancel.current();
      if (src === undefined || loads.current > 1) return;
      const { origin } = new URL(src);
      cancel.current = clock.after(postDelayMs, () => postMessages(origin));
    },
    onReload() {
      setReached(undefined);
      setAttempt(attempt + 1);
    },
  };
}

/**
 * Listens to the messages of a page in a frame: only from the frame's own window and exact origin (D19,
 * D20).
 */
export function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (data: unknown) => void,
) {
  const onAnyMessage = useEffectEvent((message: MessageEvent) => {
    const isFrames = message.source !== null && message.source === frameRef.current?.contentWindow;
    if (isFrames && message.origin === origin) onMessage(message.data);
  });
  useEffect(() => {
    const listener = (message: MessageEvent) => onAnyMessage(message);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
