/**
 * Requests each style sheet that fails to load a second time. A retried screen does not, because Vite takes
 * a requested style sheet for loaded.
 */
export function retryStyles() {
  const retried = new Set<string>();
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (retried.has(target.href)) return;
    retried.add(target.href);
    target.replaceWith(target.cloneNode());
  };
  // Capturing, because the event does not bubble.
  document.addEventListener('error', onError, { capture: true });
}
