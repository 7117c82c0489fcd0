import { keyOf } from '@cb/features/shared/storage/storedKeys';

/** Stores the build from which this tab has reloaded. */
const leftBuildKey = keyOf('leftBuild');

const entryIn = (html: string) => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];

/**
 * Whether the server has a newer build than the running one, so that some files of this one may be
 * gone. Compares the name of the entry script, which changes with every file it imports. Returns `true`
 * at most once per build and tab, so that a server that alternates between two builds cannot cause
 * endless reloads. Never rejects; `false` if it is unknown.
 */
export async function isNewerBuildOut(): Promise<boolean> {
  try {
    const running = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    if (!running || sessionStorage.getItem(leftBuildKey) === running) return false;
    // Always the start page, because a GET of /logout would end the session.
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const served = response.ok ? entryIn(await response.text()) : undefined;
    if (served === undefined || served === running) return false;
    sessionStorage.setItem(leftBuildKey, running);
    return true;
  } catch {
    return false;
  }
}
