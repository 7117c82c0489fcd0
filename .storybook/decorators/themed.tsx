import { themeClasses, type ThemeName } from '@cb/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts the theme chosen in the toolbar on the root element, so that portals follow it. */
export const themed: Decorator = (Story, { globals }) => {
  const theme: ThemeName = globals['theme'] === 'dark' ? 'dark' : 'light';
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove(...Object.values(themeClasses));
    root.classList.add(themeClasses[theme]);
  }, [theme]);
  return <Story />;
};
