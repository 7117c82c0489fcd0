import type { ThemePreference } from '@cb/ui/components/ThemeSwitch';

const key = 'cb-theme';

/** The remembered theme; `system` where nothing valid is stored or storage is refused. */
export function readPreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Remembers the theme where storage allows; otherwise it holds for this page only. */
export function storePreference(preference: ThemePreference) {
  try {
    if (preference === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, preference);
  } catch {
    // The page shows it all the same; a reload forgets it.
  }
}
