import type { CannedName } from './cannedResponses.ts';

export type ScenarioName =
  | 'specified'
  | 'slow'
  | 'empty'
  | 'malformed'
  | 'transportFailure'
  | 'never'
  | CannedName;

/** All scenarios, each with what the backend does. Successes come first, then refusals, then failures. */
export const scenarios: Readonly<Record<ScenarioName, string>> = {
  specified: 'Responds as specified',
  slow: 'Responds after 3 s',
  empty: 'Responds with empty lists and no messages',
  serverErrors: 'Refuses, and says why',
  manyErrors: 'Refuses with 30 errors',
  hostileText: 'Refuses with markup, reversed text and endless words',
  status401: 'Says that nobody is logged in (401)',
  status403: 'Does not allow it (403)',
  status429: 'Says that there were too many calls (429)',
  httpErrors: 'Fails with an HTML page (500)',
  malformed: 'Sends what cannot be read, each time differently',
  'malformed-html': 'Sends HTML',
  'malformed-empty': 'Sends nothing',
  'malformed-truncated': 'Sends JSON that breaks off',
  'malformed-text': 'Sends plain text',
  'malformed-null': 'Sends the JSON value null',
  'malformed-lists': 'Sends an envelope whose lists are not lists',
  'malformed-messages': 'Sends an envelope whose messages are not texts',
  'malformed-huge': 'Sends 10 MB',
  transportFailure: 'Breaks the connection',
  never: 'Never responds',
};

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenarioName);

/** Whether an untrusted text is the name of a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
