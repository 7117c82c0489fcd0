/** The steps of a new member to the first $10 (D197), in order. */
export const firstTenSteps = ['name', 'profiler', 'survey', 'link', 'redemption'] as const;
/** A step to the first $10. */
export type FirstTenStep = (typeof firstTenSteps)[number];

/** `unknown` until an answer shows whether the step is done. */
export type FirstTenStates = Readonly<Record<FirstTenStep, 'done' | 'todo' | 'unknown'>>;
