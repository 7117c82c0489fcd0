import type { Args, Loader } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The args that the state of a story was last completed with, by the story's id. */
const completed = new Map<string, Args>();

/**
 * Completes the args of a screen whose `status` was changed in the panel Controls: takes the props of the new
 * state from its first story. Keeps edited values of props that the state has, too.
 */
export const stateArgs: Loader = async ({ id, args, initialArgs }) => {
  const { status } = args;
  const before = completed.get(id) ?? initialArgs;
  const store = window.__STORYBOOK_PREVIEW__?.storyStoreValue;
  if (typeof status !== 'string' || status === before['status'] || !store) return {};
  const csfFile = await store.loadCSFFileByStoryId(id);
  const stories = [{ initialArgs }, ...store.componentStoriesFromCSFFile({ csfFile })];
  const next = stories.find((story) => story.initialArgs['status'] === status)?.initialArgs;
  if (!next) return {};
  completed.set(id, next);
  const names = new Set([...Object.keys(args), ...Object.keys(next)]);
  const updated = Object.fromEntries(
    [...names].map((name) => [
      name,
      name in next && name in before && args[name] !== before[name] ? args[name] : next[name],
    ]),
  );
  // The rendering that has begun, and the panel.
  Object.assign(args, updated);
  addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs: updated });
  return {};
};
