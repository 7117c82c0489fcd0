import type { CannedName } from './cannedAnswers.ts';

const behaviours = {
  specified: 'Answers as specified, without delay.',
  slow: 'Answers as specified after 3 seconds.',
  empty: 'Answers without messages and with empty lists.',
  malformed: 'Status 200 that cannot be read: each answer in the next of the ways listed below.',
  transportFailure: 'No answer: the connection breaks before it.',
  never: 'No answer ever comes.',
} as const;

const canned: Record<CannedName, string> = {
  serverErrors: 'An envelope with another ErrorCode than SUCCESS, and Errors.',
  httpErrors: 'An answer that failed: status 500 with an HTML page.',
  'malformed-html': 'Status 200 with an HTML page.',
  'malformed-empty': 'Status 200 without a body.',
  'malformed-truncated': 'JSON that breaks off.',
  'malformed-text': 'Plain text where JSON belongs.',
  'malformed-null': 'The JSON value null.',
  'malformed-lists': 'An envelope whose lists are not lists.',
  'malformed-messages': 'An envelope whose Errors and Info are neither texts nor lists.',
  'malformed-huge': 'An envelope of 10 MB.',
  hostileText: 'Errors and Info with markup, right-to-left overrides, endless words and emoji.',
  manyErrors: 'An envelope with 30 errors.',
  status401: 'Status 401: not signed in.',
  status403: 'Status 403: not allowed.',
  status429: 'Status 429: too many calls.',
};

export type ScenarioName = keyof typeof behaviours | CannedName;

/** All scenarios with their descriptions, in the order of the menu. */
export const scenarios: Readonly<Record<ScenarioName, string>> = { ...behaviours, ...canned };

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenarioName);

/** Whether an untrusted text is the name of a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
