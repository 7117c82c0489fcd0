import type { ThemePreference } from '@cb/ui/components/ThemeSwitch';

const key = 'cb-theme';

/** Returns the stored theme; `system` if there is no valid one or storage is refused. */
export function readPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the theme; if storage is refused, it lasts until the page is reloaded. */
export function storePreference(preference: ThemePreference) {
  try {
    if (preference === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, preference);
  } catch {
    // The page keeps the theme until a reload.
  }
}
