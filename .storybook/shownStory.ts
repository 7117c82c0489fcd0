import type { ForChromatic } from '../tools/pictures/forChromatic.ts';

/** The story that a test run has rendered. */
export interface ShownStory {
  readonly tags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly matrix?: string;
    readonly layout?: string;
    readonly chromatic?: ForChromatic;
    readonly a11y?: { readonly test?: string };
  };
}

declare module 'vitest' {
  interface TestContext {
    /** The story that Storybook's addon has rendered. */
    readonly story?: ShownStory;
  }
  interface TaskMeta {
    /** The story's id; for a test of a story followed by a colon and the test's name. */
    storyId?: string;
  }
}

/** Whether a story file shows a container, which draws nothing but a screen of `packages/ui`. */
export const showsContainer = ({ filepath }: { readonly filepath: string }) =>
  filepath.includes('/packages/features/');
