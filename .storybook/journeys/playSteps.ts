import type { StoryContext } from '@storybook/react-vite';
import type { JourneyProps } from './Journey.tsx';

export type JourneyContext = StoryContext<JourneyProps>;

/**
 * Returns a journey's play function, which plays its steps in order, up to the number in the arg
 * `steps`: `&args=steps:2` in the address opens the journey where its third step begins.
 */
export function playSteps(
  steps: Readonly<Record<string, (context: JourneyContext) => Promise<void>>>,
) {
  return async (context: JourneyContext) => {
    const played = Object.entries(steps).slice(0, context.args.steps);
    for (const [label, play] of played) await context.step(label, () => play(context));
  };
}
