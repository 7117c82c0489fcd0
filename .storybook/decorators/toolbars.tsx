import { browserPlatform, PlatformProvider, type Platform } from '@cb/ui/platform';
import { themeClasses, type ThemeName } from '@cb/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { reviewOf } from '../backend/reviewing.ts';
import { regionOf } from '../toolbars/globals.ts';
import * as styles from './toolbars.css.ts';

/** Puts a theme on a root element, so that portals follow it. */
export function useRootTheme(theme: ThemeName, { classList }: Element) {
  useLayoutEffect(() => {
    classList.remove(...Object.values(themeClasses));
    classList.add(themeClasses[theme]);
  }, [theme, classList]);
}

/** Applies theme, direction and text spacing to the root element, so that portals follow. */
const adjusted: Decorator = (Story, { globals }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  const textSpacing = globals['textSpacing'] === 'wide' ? 'wide' : 'normal';
  const root = document.documentElement;
  useRootTheme(globals['theme'] === 'dark' ? 'dark' : 'light', root);
  useLayoutEffect(() => {
    root.dir = direction;
    root.dataset['textSpacing'] = textSpacing;
    return () => {
      root.removeAttribute('dir');
      delete root.dataset['textSpacing'];
    };
  }, [root, direction, textSpacing]);
  return <Story />;
};

/** Applies the toolbar Region. */
const located: Decorator = (Story, { globals }) => (
  <PlatformProvider platform={{ ...browserPlatform, ...regionOf(globals) }}>
    <Story />
  </PlatformProvider>
);

/** Shows above a story what the menu Backend changes about it. */
const reviewed: Decorator = (Story, context) => {
  const changes = reviewOf(context);
  return (
    <>
      {changes.length > 0 && (
        <p className={styles.note} role="note">
          {changes.join(' ')} The story’s own steps are left out.
        </p>
      )}
      <Story />
    </>
  );
};

/** Applies the toolbars to a story. */
export const onToolbars = [located, reviewed, adjusted];

/** Renders a story on a platform, or on the one that a function returns. */
export const onPlatform =
  (platform: Platform | (() => Platform)): Decorator =>
  (Story) => (
    <PlatformProvider platform={typeof platform === 'function' ? platform() : platform}>
      <Story />
    </PlatformProvider>
  );
