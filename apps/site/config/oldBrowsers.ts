/** The oldest supported browsers: the first versions that have `AbortSignal.any`. */
export const oldestBrowsers = ['chrome116', 'edge116', 'firefox124', 'safari17.4'];

/** The warning in a browser older than these. */
export const tooOldText =
  'Your browser is too old for this site. Use Chrome or Edge 116, Firefox 124, Safari 17.4, or a newer version.';

/** The warning if a module script fails to load. */
export const notLoadedText =
  'This page did not load completely. The connection may have dropped, or a new version is out. Reload to get it.';

/**
 * Shows a warning above the page in a browser older than the supported ones, or if a module script fails
 * to load. Inlined as text: uses nothing outside itself, and only syntax that old browsers can parse.
 */
export function warnIfNotRunning(oldText: string, failureText: string, notice: HTMLElement) {
  function warn(text: string) {
    notice.textContent = text;
    notice.setAttribute('role', 'alert');
    // Inline styles, because old browsers cannot use the site's style sheets.
    notice.style.cssText = 'margin:0;padding:16px;background:#fff;color:#000;font-weight:bold';
    document.body.prepend(notice);
  }
  if (!('AbortSignal' in window && 'any' in AbortSignal)) warn(oldText);
  function onError(event: Event) {
    const script = event.target;
    // Extensions' scripts are not modules.
    if (script instanceof HTMLScriptElement && script.type === 'module') warn(failureText);
  }
  // In the capture phase, because the error events of elements do not bubble.
  addEventListener('error', onError, true);
}
