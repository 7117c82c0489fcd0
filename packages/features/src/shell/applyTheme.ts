/**
 * Sets the theme on the root element: the chosen one, or the one stored under a key, or the device's. It
 * is inlined in the page's head as text and runs before the first paint, so it must not use anything
 * outside itself.
 */
export function applyTheme(key: string, chosen?: 'system' | 'light' | 'dark') {
  const stored = (() => {
    try {
      return chosen ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  })();
  const deviceIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = stored === 'dark' || (stored !== 'light' && deviceIsDark);
  const { classList } = document.documentElement;
  classList.toggle('theme-dark', dark);
  classList.toggle('theme-light', !dark);
}
