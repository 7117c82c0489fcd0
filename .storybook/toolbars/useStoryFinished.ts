import { useState } from 'react';
import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';

/** Whether the preview is done with an entry: it has rendered and played, or failed. */
export function useStoryFinished(entry: string) {
  const [finished, setFinished] = useState<string>();
  // The event may come before the manager has the entry's id, or from an iframe on a docs page.
  const finish = (id = entry) => {
    if (!entry || id === entry) setFinished(id);
  };
  useChannel(
    {
      [STORY_FINISHED]: ({ storyId }: { storyId: string }) => finish(storyId),
      [DOCS_RENDERED]: (docsId: string) => finish(docsId),
      [STORY_THREW_EXCEPTION]: () => finish(),
      [STORY_ERRORED]: () => finish(),
      [STORY_MISSING]: () => finish(),
    },
    [entry],
  );
  return finished === entry;
}
