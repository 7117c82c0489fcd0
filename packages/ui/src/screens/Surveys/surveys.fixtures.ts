import type { Provider } from '#ui/components/ProviderLogo/ProviderLogo.tsx';
import { nameOf, type Survey } from '#ui/domain/survey.ts';

/** The topics; one survey has none. */
const topics = [
  'Weekend grocery shopping',
  'Streaming and TV habits',
  'Home internet providers',
  'Planning your next trip',
  'Life with pets',
  'Banking on your phone',
  undefined,
  'Sleep and wellbeing',
  'Cooking at home',
];

/** Returns a provider's nth survey, from 1; deterministic. */
export const survey = (number: number, overrides: Partial<Survey> = {}): Survey => ({
  number,
  name: topics[(number - 1) % topics.length],
  minutes: 5 + ((number * 7) % 26),
  cb: 40 + ((number * 53) % 210),
  rating: 0,
  outOf: 5,
  match: 60 + ((number * 11) % 40),
  rank: number,
  provider: 'YOURSURVEYS',
  link: { href: `https://surveys.cbrewards.example/${number}` },
  ...overrides,
});

/** Returns the name that members read of a provider's nth survey, from 1. */
export const topicOf = (number: number) => nameOf(survey(number));

export const surveysOf = (provider: Provider, count: number) =>
  Array.from({ length: count }, (_, index) => survey(index + 1, { provider }));

/** Parsed surveys as a careless provider might send them. */
export const hostileSurveys: readonly Survey[] = [
  survey(1, { name: 'W'.repeat(500), cb: 0 }),
  survey(2, { name: 'What you buy on the way home and why '.repeat(14), cb: Number.NaN }),
  survey(3, { name: '<img src=x onerror=alert(1)> \u202Egnp.exe', link: { refused: 'unsafe' } }),
  survey(4, { cb: 1_250_000, minutes: 1440, link: { refused: 'missing' } }),
];
