import { createBrowserBackend, setXsrfCookie } from '@cb/mocks/browser';
import { isScenarioName, type ScenarioName } from '@cb/mocks/scenarios';
import { createWorld } from '@cb/mocks/world/createWorld';
import type { MswApi } from 'msw-storybook-addon';
import { answerMotion } from './motion.ts';
import { resetStoryEnvironment, type ClockOfStory } from './storyEnvironment.ts';
import { refuseLate } from './network.ts';

type Chosen = Record<string, unknown>;

const memberOf = ({ member }: Chosen) =>
  member === 'new' || member === 'rich' ? member : 'active';

/** The toolbar's scenario, else the story's, else answers as specified. */
function scenarioOf(globals: Chosen, parameters: Chosen): ScenarioName {
  const [chosen = 'specified'] = [globals['scenario'], parameters['scenario']]
    .filter((name) => typeof name === 'string')
    .filter(isScenarioName);
  return chosen;
}

const clockOf = ({ clock }: Chosen): ClockOfStory =>
  clock === 'manual' || clock === 'world' ? clock : 'real';

/**
 * Gives a story a fresh world, platform and record of calls. Parameters: `scenario`, `signedIn` (with
 * the demo member), `clock`.
 */
export function enterStoryEnvironment(msw: MswApi, globals: Chosen, parameters: Chosen) {
  const backend = createBrowserBackend({
    world: createWorld({ member: memberOf(globals) }),
    scenario: scenarioOf(globals, parameters),
    signedIn: parameters['signedIn'] === true,
  });
  resetStoryEnvironment(clockOf(parameters), backend);
  setXsrfCookie();
  msw.use(refuseLate, ...backend.handlers);
  // Before the story renders, since components ask while they render.
  const leaveMotion = globals['motion'] === 'reduced' ? answerMotion(true) : undefined;
  return leaveMotion;
}
