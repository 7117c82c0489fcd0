// Without JSX: the manager is bundled apart from the stories, and not by Vite.
import { createElement, useState, type PropsWithChildren } from 'react';
import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { addons, types, useChannel, useGlobals, useStorybookState } from 'storybook/manager-api';
import { previewAddress } from './storyAddress.ts';

const id = 'cb/side-by-side';

const row = { display: 'flex', inlineSize: '100%', blockSize: '100%' } as const;
const side = { position: 'relative', flex: '1 1 0', minInlineSize: 0, blockSize: '100%' } as const;

/** What shows, once more, in the dark theme. */
function InDark({ entry, viewMode }: { entry: string; viewMode: string }) {
  const [globals] = useGlobals();
  return createElement('iframe', {
    title: 'The same in the dark theme',
    src: previewAddress(entry, viewMode, { ...globals, theme: 'dark' }),
    style: { border: 0, inlineSize: '100%', blockSize: '100%' },
    // What it says is not for the manager, which else would warn of a stranger.
    'data-is-storybook-thumbnail': true,
  });
}

/** Whether the preview has come to an end with an entry: rendered, played, or failed. */
function useEnded(entry: string) {
  const [ended, setEnded] = useState<string>();
  // The preview may end before the manager knows what it shows; frames in it tell of their own ends.
  const end = (id = entry) => {
    if (!entry || id === entry) setEnded(id);
  };
  useChannel(
    {
      [STORY_FINISHED]: ({ storyId }: { storyId: string }) => end(storyId),
      [DOCS_RENDERED]: (docsId: string) => end(docsId),
      [STORY_THREW_EXCEPTION]: () => end(),
      [STORY_ERRORED]: () => end(),
      [STORY_MISSING]: () => end(),
    },
    [entry],
  );
  return ended === entry;
}

/** Shows an entry in both themes at once; the left one is the one that panels speak of. */
function SideBySide({ children, storyId }: PropsWithChildren<{ storyId: string }>) {
  const [globals] = useGlobals();
  const { viewMode } = useStorybookState();
  // One after the other: two that play at once would take the focus from each other.
  const ended = useEnded(storyId);
  const both = globals['theme'] === 'both';
  // The same elements around `children` in any case: elsewhere their frame would load anew.
  return createElement(
    'div',
    { style: row },
    createElement('div', { style: side }, children),
    both &&
      createElement(
        'div',
        { style: side },
        ended && viewMode && createElement(InDark, { entry: storyId, viewMode }),
      ),
  );
}

addons.register(id, () => {
  addons.add(id, { type: types.PREVIEW, id, render: SideBySide });
});
