import type { WireId } from '../wire/records.ts';

/** All keys under which this site stores data in the browser. A logout deletes those with `cb-`, except the theme. */
const keys = {
  /** Named by the specification (CAT-09). */
  catalogue: 'TangocardCatalog',
  theme: 'cb-theme',
  referGroup: 'cb-refer-open',
  leftBuild: 'cb-left-build',
  member: 'cb-member',
  lastBalance: 'cb-last-balance',
  goals: 'cb-goals',
  inbox: 'cb-inbox',
  // The keys below end with the id of a member.
  answers: 'cb-answers',
  countryLanguage: 'cb-country-language',
  firstSteps: 'cb-first-steps',
  firstTen: 'cb-first-ten',
  initials: 'cb-initials',
  myGoal: 'cb-my-goal',
  order: 'cb-order',
  started: 'cb-started',
  store: 'cb-store',
  surveyPace: 'cb-survey-pace',
} as const;

/**
 * Returns a key: `cb-<name>`, `cb-<name>:<member>` for what belongs to a member, or
 * `cb-<name>:<member>:<part>` for one of several.
 */
export const keyOf = (name: keyof typeof keys, ...owner: [] | [WireId] | [WireId, string]) =>
  [keys[name], ...owner].join(':');
