import { HttpResponse } from 'msw';
import { cannedAnswer, malformedRotation } from './cannedAnswers.ts';
import type { Delay } from '../handlers/delay.ts';
import type { ScenarioName } from './scenarios.ts';

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
