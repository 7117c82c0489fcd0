import { themeClasses, type ThemeName } from '@cb/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts a theme on the root element, so that portals follow it. */
export function useRootTheme(theme: ThemeName) {
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove(...Object.values(themeClasses));
    classList.add(themeClasses[theme]);
  }, [theme]);
}

/** Renders a story in the theme chosen in the toolbar. */
export const themed: Decorator = (Story, { globals }) => {
  useRootTheme(globals['theme'] === 'dark' ? 'dark' : 'light');
  return <Story />;
};
