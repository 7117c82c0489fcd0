import type { ThemeName } from '@cb/ui/theme';
import { useSyncExternalStore } from 'react';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';

let chosen: Globals = {};
const listeners = new Set<() => void>();

function onGlobals({ globals }: { globals: Globals }) {
  chosen = globals;
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

/** Returns the toolbars' selection, without what a story itself sets. */
export const useDocsGlobals = () => useSyncExternalStore(subscribe, () => chosen);

/** Returns the theme chosen in the toolbar. */
export const useDocsTheme = (): ThemeName =>
  useDocsGlobals()['theme'] === 'dark' ? 'dark' : 'light';
