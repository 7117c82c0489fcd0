import type { ThemeName } from '@cb/ui/theme';
import { useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';

type Globals = Readonly<Record<string, unknown>>;

let selection: Globals = {};
const listeners = new Set<() => void>();

function onGlobals({ globals }: { globals: Globals }) {
  selection = { ...selection, ...globals };
  for (const listener of listeners) listener();
}

// Subscribes when the module loads, since a docs page may open long after the theme was chosen.
void addons.ready().then((channel) => {
  // These two, because the stories in the page's frames send the other events with globals, too.
  channel.once('setGlobals', onGlobals);
  channel.on('updateGlobals', onGlobals);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the toolbars' selection, without what a story itself sets. */
export const useDocsGlobals = () => useSyncExternalStore(subscribe, () => selection);

/** Returns the theme chosen in the toolbar. */
export const useDocsTheme = (): ThemeName =>
  useDocsGlobals()['theme'] === 'dark' ? 'dark' : 'light';

/** Adds the toolbars' selection to a link into the workbench, unless the link has its own. */
function addSelection({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="?path="]');
  if (!link) return;
  const globals = new URLSearchParams(window.parent.location.search).get('globals');
  const address = new URL(link.href);
  if (!globals || address.searchParams.has('globals')) return;
  link.href = `${link.href}&globals=${globals}`;
}

// A followed link reloads the workbench.
for (const type of ['click', 'auxclick']) document.addEventListener(type, addSelection, true);
