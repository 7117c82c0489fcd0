import type { ThemeName } from '@cb/ui/theme';
import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

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

/** Returns the theme chosen in the toolbar. */
export const useDocsTheme = () => useSyncExternalStore(subscribe, () => theme);
