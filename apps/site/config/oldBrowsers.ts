/** The oldest supported browsers: the first versions that have `AbortSignal.any`. */
export const oldestBrowsers = ['chrome116', 'edge116', 'firefox124', 'safari17.4'];

export const tooOld =
  'Your browser is too old for this site. Use Chrome or Edge 116, Firefox 124, Safari 17.4, or a newer version.';

export const notLoaded =
  'This page did not load completely. The connection may have dropped, or a new version is out. Reload to get it.';

/**
 * Puts a sentence above the page in a browser that is older than the oldest supported ones and may not
 * run the site's modules, or if those cannot be fetched. It is inlined as text, so it must not use
 * anything outside itself; nor may it use syntax that old browsers cannot parse.
 */
export function warnIfNotRunning(tooOld: string, notLoaded: string, notice: HTMLElement) {
  function warn(sentence: string) {
    notice.textContent = sentence;
    notice.setAttribute('role', 'alert');
    // The site's style sheets need custom properties.
    notice.style.cssText = 'margin:0;padding:16px;background:#fff;color:#000;font-weight:bold';
    document.body.prepend(notice);
  }
  if (!('AbortSignal' in window && 'any' in AbortSignal)) warn(tooOld);
  function onError(event: Event) {
    const script = event.target;
    // Scripts of extensions are no modules.
    if (script instanceof HTMLScriptElement && script.type === 'module') warn(notLoaded);
  }
  // Elements report to the capture phase only.
  addEventListener('error', onError, true);
}
