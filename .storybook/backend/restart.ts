import type { StoryContext } from '@storybook/react-vite';
import { FORCE_REMOUNT, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The toolbars that a story reads when it starts; the others change a story while it is shown. */
const readAtStart = ['scenario', 'member', 'place'] as const;

/** The selections that stories started with, by their signal, which changes with each start. */
const started = new WeakMap<AbortSignal, string>();

let playing: string | undefined;

void addons.ready().then((channel) => {
  channel.on(
    STORY_RENDER_PHASE_CHANGED,
    ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      if (newPhase === 'playing') playing = storyId;
      else if (newPhase !== 'loading' && playing === storyId) playing = undefined;
    },
  );
});

/**
 * Whether a story starts, as opposed to rendering again for a changed control or toolbar, which keeps
 * what is on screen. A changed toolbar that stories read when they start restarts the story, so that
 * it plays again.
 */
export function starts({ id, globals, abortSignal }: StoryContext) {
  const selection = readAtStart.map((name) => globals[name]).join(' ');
  const before = started.get(abortSignal);
  if (before === undefined) {
    started.set(abortSignal, selection);
    return true;
  }
  if (before !== selection) {
    // A play function cannot be stopped, and would continue in the restarted story.
    if (playing === id) window.location.reload();
    else addons.getChannel().emit(FORCE_REMOUNT, { storyId: id });
  }
  return false;
}
