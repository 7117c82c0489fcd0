import { HttpResponse } from 'msw';
import { cannedResponse, malformedRotation } from './cannedResponses.ts';
import type { Delay } from '../handlers/delay.ts';
import type { ScenarioName } from './scenarios.ts';

/** The delay of the scenario `slow`, in ms. */
const slowMs = 3000;

/**
 * Applies a scenario to one call. `respond` runs the call, and empties its lists if `isEmpty`.
 * Scenarios with a canned response do not run the call, so they do not change the world.
 */
export type ScenarioPlayer = (
  name: ScenarioName,
  request: Request,
  respond: (isEmpty: boolean) => Promise<Response>,
) => Promise<Response>;

/** Creates a player for one backend, whose responses `malformed` counts. */
export function createScenarioPlayer(delay: Delay): ScenarioPlayer {
  let malformedCount = 0;
  return async (name, request, respond) => {
    switch (name) {
      case 'specified':
        return respond(false);
      case 'empty':
        return respond(true);
      case 'slow':
        await delay(slowMs, request.signal);
        return respond(false);
      case 'transportFailure':
        return HttpResponse.error();
      case 'never':
        await aborted(request.signal);
        return HttpResponse.error();
      case 'malformed':
        return cannedResponse(malformedRotation(malformedCount++));
      default:
        return cannedResponse(name);
    }
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
