import { noPicture } from '../modes.ts';

/**
 * What all journeys have in common: the whole window, a clock that goes on when the steps are over,
 * and no pictures, since screens have theirs.
 */
export const journeyParameters = {
  layout: 'fullscreen',
  clock: 'world',
  ...noPicture,
} as const;
