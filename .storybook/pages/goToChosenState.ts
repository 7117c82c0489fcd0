import type { Args, Loader } from '@storybook/react-vite';
import { RESET_STORY_ARGS, SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Returns the status in the prop `status`, or in `state`, which a control sets to the status alone. */
const statusOf = ({ status, state }: Args): unknown => status ?? state?.status ?? state;

/**
 * Leads from a screen whose `status` was chosen in the panel Controls, or by a link, to the first story of
 * that state, which has the props that it needs.
 */
export const goToChosenState: Loader = async ({ id, args, initialArgs, viewMode }) => {
  const status = statusOf(args);
  const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
  if (viewMode === 'docs' || !status || status === statusOf(initialArgs) || !store) return {};
  const csfFile = await store.loadCSFFileByStoryId(id);
  const stories = store.componentStoriesFromCSFFile({ csfFile });
  const next = stories.find((story) => statusOf(story.initialArgs) === status);
  if (!next) return {};
  const channel = addons.getChannel();
  Object.assign(args, next.initialArgs);
  // Only the workbench has the chosen status in its address. Alone in a tab, a story shows the state in place.
  if (window.parent !== window) channel.emit(RESET_STORY_ARGS, { storyId: id });
  channel.emit(SELECT_STORY, { storyId: next.id });
  return {};
};
