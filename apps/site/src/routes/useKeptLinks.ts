import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { prefetch } from './prefetch.ts';
import { isRouted } from './SiteLink.tsx';

/** Returns the address of the link that an event is about, if it has no target and the router has its page. */
function routedHref({ target }: Event) {
  const link = target instanceof Element ? target.closest('a:not([target])') : null;
  const href = link?.getAttribute('href');
  return href && isRouted(href) ? href : undefined;
}

/**
 * Lets the links of kept parts, which React has not rendered, do what a `SiteLink` does: navigate within
 * the page, and fetch the code of their page once they are hovered or focused.
 */
export function useKeptLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const onPoint = (event: Event) => {
      const href = routedHref(event);
      if (href) prefetch(href);
    };
    const onClick = (event: MouseEvent) => {
      const href = routedHref(event);
      const { defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      // A `SiteLink` has prevented the default, and the browser opens other tabs.
      if (!href || defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      void navigate(href);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPoint, { signal });
    document.addEventListener('focusin', onPoint, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => listening.abort();
  }, [navigate]);
}
