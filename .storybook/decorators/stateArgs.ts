import type { Args, Loader } from '@storybook/react-vite';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The args that the state of a story was last completed with, by the story's id. */
const completed = new Map<string, Args>();

/**
 * Completes the args of a screen whose `status` was chosen in the panel Controls: a state needs other props
 * than the one before, and the first story of that state has them. Keeps what was edited, if the state has it.
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
