import { themeClasses, type ThemeName } from '@cb/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import './docs.css.ts';

let theme: ThemeName = 'light';
const listeners = new Set<() => void>();

function onGlobals({ globals }: { globals: Record<string, unknown> }) {
  theme = globals['theme'] === 'dark' ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

// Subscribes when the module loads, since a docs page may open long after the theme was chosen.
void addons.ready().then((channel) => {
  channel.on('setGlobals', onGlobals);
  channel.on('globalsUpdated', onGlobals);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Renders a docs page, text and components, in the theme chosen in the toolbar. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(subscribe, () => theme);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.classList.remove(...Object.values(themeClasses));
    root.classList.add(themeClasses[chosen]);
  }, [chosen]);
  return <DocsContainer {...props} theme={themes[chosen]} />;
}
