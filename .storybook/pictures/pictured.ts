import type { Preview } from '@storybook/react-vite';
import type { ChromaticParameters } from '../../tools/pictures/chromaticParameters.ts';
import {
  modeNames,
  sizeOf,
  type ModeName,
  type Size,
  type ViewportName,
} from '../../tools/pictures/modes.ts';

const pictureIn = (wanted: readonly ModeName[], settings: { readonly viewport?: Size }) => ({
  chromatic: {
    disableSnapshot: wanted.length === 0,
    modes: Object.fromEntries(
      modeNames.map((mode) => [
        mode,
        { ...settings, ...(!wanted.includes(mode) && { disable: true }) },
      ]),
    ),
  },
});

/**
 * Takes a story's picture in some modes, here and in Chromatic. A story has none unless it asks for
 * it, because each picture stays in Git's history.
 */
export const picturedIn = (...wanted: readonly ModeName[]) => pictureIn(wanted, {});

/** Takes a story's picture in every mode. */
export const pictured = picturedIn(...modeNames);

/** Pins a story to one viewport, for a story about one width. Takes its pictures there too. */
export const inViewport = (name: ViewportName, ...wanted: readonly ModeName[]) => ({
  globals: { viewport: { value: name } },
  parameters: pictureIn(wanted, { viewport: sizeOf(name) }),
});

/**
 * Keeps Chromatic from taking a story's picture again for each of its tests, which inherit its
 * parameters. Storybook has no enhancer of parameters; one of arg types can change them.
 */
export const picturedOnce: NonNullable<Preview['argTypesEnhancers']>[number] = ({
  tags,
  parameters,
  argTypes,
}) => {
  if (tags.includes('test-fn')) {
    parameters['chromatic'] = { ...parameters['chromatic'], disableSnapshot: true };
  }
  return argTypes;
};

/** The story that a test run has rendered. */
export interface ShownStory {
  readonly tags: readonly string[];
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: {
    readonly shell?: string;
    /** Set by `looks`. */
    readonly looks?: boolean;
    readonly layout?: string;
    readonly docs?: { readonly description?: { readonly story?: string } };
    readonly chromatic?: ChromaticParameters;
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
