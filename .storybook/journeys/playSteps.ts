import type { StoryContext } from '@storybook/react-vite';
import type { JourneyProps } from './Journey.tsx';

type Context = StoryContext<JourneyProps>;

/**
 * A journey's play function: plays its steps in order, as many as the arg `steps` says. An address
 * with `&args=steps:2` so opens the journey where its third step begins.
 */
export function playSteps(steps: Readonly<Record<string, (context: Context) => Promise<void>>>) {
  return async (context: Context) => {
    for (const [label, play] of Object.entries(steps).slice(0, context.args.steps)) {
      await context.step(label, () => play(context));
    }
  };
}
