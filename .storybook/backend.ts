import { createBrowserBackend, setXsrfCookie } from '@cb/mocks/serve/browser';
import { isScenarioName, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import { createWorld } from '@cb/mocks/world/createWorld';
import type { MswApi } from 'msw-storybook-addon';
import { resetStoryEnvironment, type StoryClock } from './storyEnvironment.ts';
import { rejectStaleCalls } from './network.ts';
import { placeOf } from './places.ts';

type Values = Record<string, unknown>;

const memberOf = ({ member }: Values) =>
  member === 'new' || member === 'rich' ? member : 'active';

/** Returns the toolbar's scenario, else the story's, else `specified`. */
function scenarioOf(globals: Values, parameters: Values): ScenarioName {
  const [chosen = 'specified'] = [globals['scenario'], parameters['scenario']]
    .filter((name) => typeof name === 'string')
    .filter(isScenarioName);
  return chosen;
}

const clockOf = ({ clock }: Values): StoryClock =>
  clock === 'manual' || clock === 'world' ? clock : 'real';

/**
 * Gives a story a fresh world, platform and record of calls. Story parameters: `scenario`,
 * `signedIn` (as the demo member) and `clock`.
 */
export function enterStoryEnvironment(msw: MswApi, globals: Values, parameters: Values) {
  const backend = createBrowserBackend({
    world: createWorld({ member: memberOf(globals) }),
    scenario: scenarioOf(globals, parameters),
    signedIn: parameters['signedIn'] === true,
  });
  resetStoryEnvironment(clockOf(parameters), backend, placeOf(globals));
  setXsrfCookie();
  // Stored by an earlier story that loaded the catalogue.
  for (const key of ['TangocardCatalog', 'cb-goals']) localStorage.removeItem(key);
  msw.use(rejectStaleCalls, ...backend.handlers);
}
