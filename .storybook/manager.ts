// Without JSX: the manager is bundled apart from the stories, and not by Vite.
import { createElement, type PropsWithChildren } from 'react';
import { addons, types, useGlobals } from 'storybook/manager-api';
import { storyAddress } from './storyAddress.ts';

const id = 'cb/side-by-side';

const half = { position: 'relative', flex: '1 1 0', minInlineSize: 0, blockSize: '100%' } as const;

/** Shows a story in both themes at once; the left one is the one that panels speak of. */
function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  if (globals['theme'] !== 'both' || !storyId) return children;
  const dark = createElement('iframe', {
    title: 'The story in the dark theme',
    src: storyAddress(storyId, { ...globals, theme: 'dark' }),
    style: { border: 0, inlineSize: '100%', blockSize: '100%' },
    // What it says is not for the manager, which else would warn of a stranger.
    'data-is-storybook-thumbnail': true,
  });
  return createElement(
    'div',
    { style: { display: 'flex', inlineSize: '100%', blockSize: '100%' } },
    createElement('div', { style: half }, children),
    createElement('div', { style: half }, dark),
  );
}

addons.register(id, () => {
  addons.add(id, { type: types.PREVIEW, id, render: SideBySide });
});
