import { noPicture } from '../modes.ts';

/**
 * The parameters of all journeys: the whole window, a running clock that starts at the world's
 * time, and no picture at the end: the visual comparison takes one of each step (`playSteps`).
 */
export const journeyParameters = {
  layout: 'fullscreen',
  clock: 'world',
  ...noPicture,
} as const;
