// Written without JSX, since Storybook bundles its manager separately, without Vite.
import { createElement, useEffect, useState, type PropsWithChildren } from 'react';
import { DOCS_RENDERED, STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { previewAddress, viewportOf } from '../pages/addresses.ts';

const side = { position: 'relative', flex: '1 1 0', minInlineSize: 0, minBlockSize: 0 } as const;
const scrolling = { ...side, overflow: 'auto' } as const;

/**
 * Returns the preview's position within `side` and its size, in px. Both follow the viewport
 * toolbar, the resize handles and the panels around it.
 */
function usePreviewBox(light: HTMLElement) {
  const [box, setBox] = useState({});
  useEffect(() => {
    const preview = light.querySelector('iframe');
    if (!preview) return undefined;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: inlineSize, offsetHeight: blockSize } = preview;
      const from = light.getBoundingClientRect();
      const { top, left } = preview.getBoundingClientRect();
      setBox({ inlineSize, blockSize, top: top - from.top, left: left - from.left });
    });
    observer.observe(preview);
    return () => observer.disconnect();
  }, [light]);
  return box;
}

/** Whether the preview is done with an entry: it has rendered and played. */
function useFinished(entry: string) {
  const [finished, setFinished] = useState<string>();
  // The event may come before the manager has the entry's id, or from an iframe on a docs page.
  const finish = (id: string) => {
    if (!entry || id === entry) setFinished(id);
  };
  useChannel(
    {
      [STORY_FINISHED]: ({ storyId }: { storyId: string }) => finish(storyId),
      [DOCS_RENDERED]: finish,
    },
    [entry],
  );
  return finished === entry;
}

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

/**
 * Shows an entry in both themes at once; the addon panels belong to the first one. A story in a window of
 * its own width has the dark one below it, since half that width would be another layout.
 */
export function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  const [light, setLight] = useState<HTMLElement | null>(null);
  // Loads the dark one afterwards: two play functions at once would compete for the focus.
  const finished = useFinished(storyId);
  const both = globals['theme'] === 'both';
  const flexDirection = viewMode === 'story' && !viewportOf(globals) ? 'column' : 'row';
  const dark =
    finished &&
    viewMode &&
    light &&
    createElement(DarkPreview, { entry: storyId, viewMode, beside: light });
  // Always the same elements around `children`: moving the iframe would reload it.
  return createElement(
    'div',
    { style: { display: 'flex', flexDirection, inlineSize: '100%', blockSize: '100%' } },
    createElement('div', { style: side, ref: setLight }, children),
    both && createElement('div', { style: scrolling }, dark),
  );
}
