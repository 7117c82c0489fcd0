import { HttpResponse } from 'msw';
import type { Delay } from './delay.ts';
import { cannedAnswer, malformedRotation, type CannedName } from './cannedAnswers.ts';

const behaviours = {
  specified: 'Answers as specified, without delay.',
  slow: 'Answers as specified after 3 seconds.',
  empty: 'Answers without messages and with empty lists.',
  malformed: 'Each answer is malformed in the next of seven ways, in the order listed below.',
  transportFailure: 'The connection breaks before an answer.',
  never: 'No answer ever comes.',
} as const;

const canned: Record<CannedName, string> = {
  serverErrors: 'An envelope with another ErrorCode than SUCCESS, and Errors.',
  httpErrors: 'Status 500 with an HTML page.',
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

/** Every scenario and what it does, in the order a menu should show them. */
export const scenarios: Readonly<Record<ScenarioName, string>> = { ...behaviours, ...canned };

export const scenarioNames: readonly ScenarioName[] = Object.keys(scenarios).filter(isScenarioName);

/** Whether a text from outside names a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}

/** Milliseconds the scenario `slow` waits before it answers. */
const slowDelay = 3000;

/**
 * Plays a scenario around one call. `answer` runs the call itself, without lists where told so; a
 * scenario with an answer of its own never runs it, so it changes nothing in the world.
 */
export type ScenarioPlayer = (
  name: ScenarioName,
  request: Request,
  answer: (isEmpty: boolean) => Promise<Response>,
) => Promise<Response>;

/** A player of its own for each backend: `malformed` counts that backend's answers. */
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
