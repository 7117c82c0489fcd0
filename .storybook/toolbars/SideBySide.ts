// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement, useState, type PropsWithChildren } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { previewAddress } from '../pages/storyAddress.ts';
import { useStoryFinished } from './useStoryFinished.ts';
import { usePreviewBox } from './usePreviewBox.ts';

const row = { display: 'flex', inlineSize: '100%', blockSize: '100%' } as const;
const side = { position: 'relative', flex: '1 1 0', minInlineSize: 0, blockSize: '100%' } as const;
const scrolling = { ...side, overflow: 'auto' } as const;

interface Shown {
  readonly entry: string;
  readonly viewMode: string;
  /** The element that contains the light preview. */
  readonly beside: HTMLElement;
}

/** A second preview of the entry in the dark theme, with the size of the light one. */
function DarkPreview({ entry, viewMode, beside }: Shown) {
  const [globals] = useGlobals();
  const box = usePreviewBox(beside);
  return createElement('iframe', {
    title: 'The same in the dark theme',
    src: previewAddress(entry, viewMode, { ...globals, theme: 'dark' }),
    style: { position: 'absolute', border: 0, ...box },
    // Makes the manager ignore messages from this iframe, which it would warn about.
    'data-is-storybook-thumbnail': true,
  });
}

/** Shows an entry in both themes at once; the addon panels belong to the left one. */
export function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const [light, setLight] = useState<HTMLElement | null>(null);
  // Loads the dark one afterwards: two play functions at once would compete for the focus.
  const finished = useStoryFinished(storyId);
  const both = globals['theme'] === 'both';
  const dark =
    finished &&
    viewMode &&
    light &&
    createElement(DarkPreview, { entry: storyId, viewMode, beside: light });
  // Always the same elements around `children`: moving the iframe would reload it.
  return createElement(
    'div',
    { style: row },
    createElement('div', { style: side, ref: setLight }, children),
    both && createElement('div', { style: scrolling }, dark),
  );
}
