/**
 * How the walls that can do both are shown, by container and route (decision D18): in a frame, or
 * by a button that opens a new tab. For an operator to edit; inBrain's server says it itself.
 */
export const wallModes = {
  offers: { rapidoreach: 'frame', sayso: 'frame' },
  offerwallcb: { rapidoreach: 'frame', sayso: 'frame', offertoro: 'frame' },
} as const;
