/** The parameters of all journeys: the whole window, and a running clock that starts at the world's time. */
export const journeyParameters = { layout: 'fullscreen', clock: 'world' } as const;
