/**
 * Sets the theme on the root element: the chosen one, or the stored one, or the device's. It is
 * inlined in the page's head as text and runs before the first paint, so it must not use anything
 * outside itself.
 */
export function applyTheme(chosen?: 'system' | 'light' | 'dark') {
  const stored = (() => {
    try {
      return chosen ?? localStorage.getItem('cb-theme');
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
