import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface AwayHandlers {
  /** Called before the page is hidden. */
  onLeave?: () => void;
  /** Called when the page is restored. The page is shown once this resolves. */
  onReturn: () => Promise<void>;
}

/**
 * Hides the page while the browser keeps it for Back and Forward, because a restored page is painted before
 * any script runs (D260).
 */
export function useHiddenWhileAway({ onLeave, onReturn }: AwayHandlers) {
  const [isHidden, setIsHidden] = useState(false);

  // The body, because dialogs and menus are outside the root. Not `display`, which would lose scroll positions.
  useLayoutEffect(() => {
    if (!isHidden) return;
    const { style } = document.body;
    style.visibility = 'hidden';
    return () => void (style.visibility = '');
  }, [isHidden]);

  const hide = useEffectEvent(() => {
    onLeave?.();
    // Synchronous, because the browser freezes the page after this event.
    flushSync(() => setIsHidden(true));
  });
  const show = useEffectEvent(async () => {
    await onReturn();
    setIsHidden(false);
  });

  useEffect(() => {
    const onPageHide = ({ persisted }: PageTransitionEvent) => persisted && hide();
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void show();
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, []);
}
