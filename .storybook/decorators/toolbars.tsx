import { browserPlatform, PlatformProvider, type Platform } from '@cb/ui/platform';
import { themeClasses, type ThemeName } from '@cb/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { toolbarChanges } from '../backend/toolbarChanges.ts';
import { regionOf } from '../toolbars/globals.ts';
import * as styles from './toolbars.css.ts';

/** Puts a theme on a root element, so that portals follow it. */
export function useRootTheme(theme: ThemeName, root: Element) {
  useLayoutEffect(() => {
    root.classList.remove(...Object.values(themeClasses));
    root.classList.add(themeClasses[theme]);
  }, [theme, root]);
}

/** Applies theme, direction and text spacing to the root element, so that portals follow. */
const withRootAttributes: Decorator = (Story, { globals }) => {
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
const withRegion: Decorator = (Story, { globals }) => (
  <PlatformProvider platform={{ ...browserPlatform, ...regionOf(globals) }}>
    <Story />
  </PlatformProvider>
);

/** Shows above a story what the menu Backend changes about it. */
const withBackendNote: Decorator = (Story, context) => {
  const changes = toolbarChanges(context);
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

/** The decorators that apply the toolbars to a story. */
export const toolbarDecorators = [withRegion, withBackendNote, withRootAttributes];

/** Renders a story on a platform; a function creates it when the story renders. */
export const withPlatform =
  (platform: Platform | (() => Platform)): Decorator =>
  (Story) => (
    <PlatformProvider platform={typeof platform === 'function' ? platform() : platform}>
      <Story />
    </PlatformProvider>
  );
