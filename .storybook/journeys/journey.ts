import { forgetMember } from '@cb/features/session/forgetMember';
import { createQueryClient } from '@cb/features/wire/queryClient';
import type { StoryContext } from '@storybook/react-vite';
import { Journey, type JourneyProps } from './Journey.tsx';

/** The meta of a journey: the whole window, and a running clock that starts at the world's time. */
export const journey = {
  component: Journey,
  args: { start: '/dashboard' },
  parameters: { layout: 'fullscreen' as const, clock: 'world', signedIn: true, showsMember: true },
  // Clears what a member leaves in the browser, so that no journey sees what another one stored.
  beforeEach: () => forgetMember(createQueryClient()),
};

export type JourneyContext = StoryContext<JourneyProps>;

/** Returns a journey's play function, which plays its steps in order. */
export const playSteps =
  (steps: Readonly<Record<string, (context: JourneyContext) => Promise<void>>>) =>
  async (context: JourneyContext) => {
    for (const [label, play] of Object.entries(steps))
      await context.step(label, () => play(context));
  };
