/** Which build this tab has already left: each one gives way once. */
const key = 'cb-left-build';

const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * Whether the server has another build of the site than the one that runs, so that parts of this one
 * may be gone. The name of the first script tells: it changes with every part that it leads to. `true`
 * at most once for each build and tab, so that a server that answers by turns from two builds cannot
 * have the page load over and over. Never rejects; `false` where it can't be told.
 */
export async function isNewerBuildOut(): Promise<boolean> {
  try {
    const script = document.querySelector('script[type="module"][src]');
    const running = script?.getAttribute('src') ?? '';
    if (sessionStorage.getItem(key) === running) return false;
    // The start page: a GET of /logout would end the session.
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const served = response.ok ? entryIn(await response.text()) : undefined;
    if (served === undefined || served === running) return false;
    sessionStorage.setItem(key, running);
    return true;
  } catch {
    return false;
  }
}
