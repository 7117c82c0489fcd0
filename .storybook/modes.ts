import { modeNames, sizeOf, type ModeName, type ViewportName } from '../tools/pictures/modes.ts';

/**
 * Pins a story to one viewport, for a story about one width. Its pictures are taken there too, in
 * the theme of each mode, or of `only` one.
 */
export function inViewport(name: ViewportName, only?: ModeName) {
  const viewport = sizeOf(name);
  return {
    globals: { viewport: { value: name } },
    parameters: {
      chromatic: {
        modes: Object.fromEntries(
          modeNames.map((mode) => [
            mode,
            { viewport, ...(only && mode !== only && { disable: true }) },
          ]),
        ),
      },
    },
  };
}

/**
 * Disables pictures, here and in Chromatic, for a story that exists for its tests or looks like
 * another one. Containers and journeys look like the screens that they render.
 */
export const noPicture = { chromatic: { disableSnapshot: true } } as const;

/** Disables the picture of one mode, for a story that looks like another one there. */
export const noPictureIn = (mode: ModeName) => ({
  chromatic: { modes: { [mode]: { disable: true } } },
});
