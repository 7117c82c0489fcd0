/** What all journeys have in common: the whole window, and no pictures, since screens have theirs. */
export const journeyParameters = {
  layout: 'fullscreen',
  chromatic: { disableSnapshot: true },
} as const;
