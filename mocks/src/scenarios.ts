import { HttpResponse } from 'msw';
import type { Delay } from './delay.ts';
import { cannedAnswer, malformedRotation, type CannedName } from './cannedAnswers.ts';

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

/** The delay of the scenario `slow`, in ms. */
const slowDelay = 3000;

/**
 * Applies a scenario to one call. `answer` runs the call, and empties its lists if `isEmpty`.
 * Scenarios with a canned answer do not run the call, so they do not change the world.
 */
export type ScenarioPlayer = (
  name: ScenarioName,
  request: Request,
  answer: (isEmpty: boolean) => Promise<Response>,
) => Promise<Response>;

/** Creates a player for one backend, whose answers `malformed` counts. */
export function createScenarioPlayer(delay: Delay): ScenarioPlayer {
  let turn = 0;
  return async (name, request, answer) => {
    switch (name) {
      case 'specified':
        return answer(false);
      case 'empty':
        return answer(true);
      case 'slow':
        await delay(slowDelay, request.signal);
        return answer(false);
      case 'transportFailure':
        return HttpResponse.error();
      case 'never':
        await aborted(request.signal);
        return HttpResponse.error();
      case 'malformed':
        return cannedAnswer(malformedRotation(turn++));
      default:
        return cannedAnswer(name);
    }
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
