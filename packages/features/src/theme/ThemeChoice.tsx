import { ThemeSwitch, type ThemePreference } from '@cb/ui/components/ThemeSwitch';
import { useEffect, useLayoutEffect, useState } from 'react';
import { applyTheme } from './applyTheme.ts';
import { readPreference, storePreference } from './preference.ts';

/** Lets the visitor choose the theme and stores it. `system` follows the device. */
export function ThemeChoice() {
  const [preference, setPreference] = useState<ThemePreference>('system');

  // In an effect, because a prerendered page is the same for every visitor.
  useLayoutEffect(() => {
    const stored = readPreference();
    // Setting the same value here would have React render the next transition twice.
    if (stored !== 'system') setPreference(stored);
  }, []);

  useEffect(() => {
    const follow = () => {
      setPreference(readPreference());
      applyTheme();
    };
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', follow);
    window.addEventListener('storage', follow);
    return () => {
      device.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
    };
  }, []);

  function choose(next: ThemePreference) {
    setPreference(next);
    storePreference(next);
    applyTheme(next);
  }

  return <ThemeSwitch value={preference} onChange={choose} />;
}
