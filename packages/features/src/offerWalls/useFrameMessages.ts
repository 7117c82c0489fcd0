import { useEffect, useEffectEvent, type RefObject } from 'react';

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
