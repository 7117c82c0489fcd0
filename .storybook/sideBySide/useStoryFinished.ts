import { useState } from 'react';
import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';

/** Whether the preview has come to an end with an entry: rendered, played, or failed. */
export function useStoryFinished(entry: string) {
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
