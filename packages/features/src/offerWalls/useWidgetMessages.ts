import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readWidgetEvent } from './widget.ts';

/**
 * Listens to the widget's messages: only from the frame's own window and exact origin (D19, D20).
 */
export function useWidgetMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onWidget: (event: 'ready' | 'load' | 'error') => void,
) {
  const hear = useEffectEvent((message: MessageEvent) => {
    const isFrames = message.source !== null && message.source === frameRef.current?.contentWindow;
    if (!isFrames || message.origin !== origin) return;
    const event = readWidgetEvent(message.data);
    if (event) onWidget(event);
  });
  useEffect(() => {
    const listener = (message: MessageEvent) => hear(message);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
}
