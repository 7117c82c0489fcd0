import type { ForChromatic } from '../tools/visual/forChromatic.ts';

/** A story on screen in a test run. */
export interface ShownStory {
  readonly tags: readonly string[];
  readonly parameters: {
    readonly layout?: string;
    readonly chromatic?: ForChromatic;
    readonly a11y?: { readonly test?: string };
  };
}

declare module 'vitest' {
  interface TestContext {
    /** What Storybook's addon has rendered. */
    readonly story?: ShownStory;
  }
  interface TaskMeta {
    /** Of a test of a story it goes on with a colon. */
    storyId?: string;
  }
}
