import { ThemeSwitch, type ThemePreference } from '@cb/ui/components/ThemeSwitch';
import { useEffect } from 'react';
import { applyTheme } from './applyTheme.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { deviceTexts, useStoredText } from '../shared/storage/storedText.ts';

const themeKey = keyOf('theme');

const toPreference = (text: string): ThemePreference =>
  text === 'light' || text === 'dark' ? text : 'system';

/** Lets the visitor choose the theme and stores it. `system` follows the device. */
export function ThemeChoice() {
  const preference = toPreference(useStoredText(themeKey));

  useEffect(() => {
    const apply = () => applyTheme(themeKey, toPreference(deviceTexts.read(themeKey)));
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', apply);
    window.addEventListener('storage', apply);
    return () => {
      device.removeEventListener('change', apply);
      window.removeEventListener('storage', apply);
    };
  }, []);

  function choose(next: ThemePreference) {
    deviceTexts.store(themeKey, next === 'system' ? '' : next);
    applyTheme(themeKey, next);
  }

  return <ThemeSwitch value={preference} onChange={choose} />;
}
