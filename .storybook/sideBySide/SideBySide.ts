// Without JSX: the manager is bundled apart from the stories, and not by Vite.
import { createElement, useState, type PropsWithChildren } from 'react';
import { useGlobals, useStorybookState } from 'storybook/manager-api';
import { previewAddress } from '../storyAddress.ts';
import { useStoryFinished } from './useStoryFinished.ts';
import { usePreviewBox } from './usePreviewBox.ts';

const row = { display: 'flex', inlineSize: '100%', blockSize: '100%' } as const;
const side = { position: 'relative', flex: '1 1 0', minInlineSize: 0, blockSize: '100%' } as const;
const scrolling = { ...side, overflow: 'auto' } as const;

interface Shown {
  readonly entry: string;
  readonly viewMode: string;
  /** What the light one stands in. */
  readonly beside: HTMLElement;
}

/** What shows, once more, in the dark theme: as large as the other. */
function InDark({ entry, viewMode, beside }: Shown) {
  const [globals] = useGlobals();
  const box = usePreviewBox(beside);
  return createElement('iframe', {
    title: 'The same in the dark theme',
    src: previewAddress(entry, viewMode, { ...globals, theme: 'dark' }),
    style: { position: 'absolute', border: 0, ...box },
    // What it says is not for the manager, which else would warn of a stranger.
    'data-is-storybook-thumbnail': true,
  });
}

/** Shows an entry in both themes at once; the left one is the one that panels speak of. */
export function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const [light, setLight] = useState<HTMLElement | null>(null);
  // One after the other: two that play at once would take the focus from each other.
  const ended = useStoryFinished(storyId);
  const both = globals['theme'] === 'both';
  const dark =
    ended &&
    viewMode &&
    light &&
    createElement(InDark, { entry: storyId, viewMode, beside: light });
  // The same elements around `children` in any case: elsewhere their frame would load anew.
  return createElement(
    'div',
    { style: row },
    createElement('div', { style: side, ref: setLight }, children),
    both && createElement('div', { style: scrolling }, dark),
  );
}
