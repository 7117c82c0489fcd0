import type { FrameSource } from '@cb/ui/components/Frame';
import { type Cancel, usePlatform } from '@cb/ui/platform';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** The delay between a page's load and its messages, in ms (BIT-03, INN-07). */
const postDelayMs = 350;
/** The loading time after which the member is offered alternatives, in ms. */
const slowMs = 20_000;

const noCancel = () => {};
const noMessages: readonly unknown[] = [];

/**
 * Loads a page into a frame, again on request. Sends the messages to its page 350 ms after the load, to the exact
 * origin of the address, and only after the first load, because the frame may have moved to another page since.
 */
export function useFrame(source: FrameSource | undefined, messages = noMessages) {
  const { clock } = usePlatform();
  const frameRef = useRef<HTMLIFrameElement>(null);
  const loadCount = useRef(0);
  const cancelMessages = useRef<Cancel>(noCancel);
  const [attempt, setAttempt] = useState(1);
  const src = source?.kind === 'frame' ? source.src : undefined;
  const [progress, setProgress] = useState<{ src: string | undefined; state: 'slow' | 'loaded' }>();
  // The progress of another address does not count for this one.
  const state = progress?.src === src ? progress?.state : undefined;

  useEffect(() => {
    loadCount.current = 0;
    return () => cancelMessages.current();
  }, [src, attempt]);

  useEffect(() => {
    if (src === undefined || state !== undefined) return undefined;
    return clock.after(slowMs, () => setProgress({ src, state: 'slow' }));
  }, [clock, src, state, attempt]);

  function postMessages(origin: string) {
    for (const message of messages) frameRef.current?.contentWindow?.postMessage(message, origin);
  }

  function onLoad() {
    setProgress({ src, state: 'loaded' });
    loadCount.current += 1;
    cancelMessages.current();
    if (src === undefined || loadCount.current > 1) return;
    const { origin } = new URL(src);
    cancelMessages.current = clock.after(postDelayMs, () => postMessages(origin));
  }

  function onReload() {
    setProgress(undefined);
    setAttempt(attempt + 1);
  }

  return {
    /** The props of the frame's screen. */
    frame: { frameRef, attempt, slow: state === 'slow', onLoad, onReload },
    isLoaded: state === 'loaded',
  };
}

/** Listens to the messages of a page in a frame: only from the frame's own window and exact origin (D19, D20). */
export function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (data: unknown) => void,
) {
  const onAnyMessage = useEffectEvent((message: MessageEvent) => {
    const isFromFrame =
      message.source !== null && message.source === frameRef.current?.contentWindow;
    if (isFromFrame && message.origin === origin) onMessage(message.data);
  });
  useEffect(() => {
    const listener = (message: MessageEvent) => onAnyMessage(message);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
