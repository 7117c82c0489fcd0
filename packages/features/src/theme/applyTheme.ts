/**
 * Puts the chosen, else the stored, else the device's theme on the root element. Runs in the page's
 * head before anything is painted, as text: it must not use anything outside of itself.
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
