import { noPicture } from '../modes.ts';

/**
 * The parameters of all journeys: the whole window, a running clock that starts at the world's
 * time, and no pictures, since the screens' own stories have them.
 */
export const journeyParameters = {
  layout: 'fullscreen',
  clock: 'world',
  ...noPicture,
} as const;
