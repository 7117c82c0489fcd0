import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the browser tab becomes visible again while the element is shown. */
export function useTabReturn(element: RefObject<HTMLElement | null>, onReturn: () => void) {
  const onVisible = useEffectEvent(onReturn);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      if (element.current?.checkVisibility({ visibilityProperty: true })) onVisible();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [element]);
}
