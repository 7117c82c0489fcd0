import { isScenarioName, type ScenarioName } from '@cb/mocks/scenarios/scenarios';
import type { StoryContext } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { onPhase, remount, setAutoplay } from '../decorators/channel.ts';
import { serialisePlays } from '../decorators/quietFrame.ts';
import { placeOf } from '../toolbars/globals.ts';
import { isReviewed, memberOf, runsOnBackend } from './reviewing.ts';
import type { StoryClock } from './storyEnvironment.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the toolbar's scenario, else the story's, else `specified`. */
function scenarioOf(globals: Values, parameters: Values): ScenarioName {
  const [chosen = 'specified'] = [globals['scenario'], parameters['scenario']]
    .filter((name) => typeof name === 'string')
    .filter(isScenarioName);
  return chosen;
}

const clockOf = ({ clock }: Values): StoryClock =>
  clock === 'manual' || clock === 'world' ? clock : 'real';

/** The toolbars that a story reads when it starts; the others change a story while it is shown. */
const readAtStart = ['scenario', 'member', 'place'] as const;

/** The selections that stories started with, by their signal, which changes with each start. */
const started = new WeakMap<AbortSignal, string>();

let playing: string | undefined;

void addons.ready().then(() =>
  onPhase(({ storyId, newPhase }) => {
    if (newPhase === 'playing') playing = storyId;
    else if (newPhase !== 'loading' && playing === storyId) playing = undefined;
  }),
);

/**
 * Whether a story starts, as opposed to rendering again for a changed control or toolbar, which keeps
 * what is on screen. A changed toolbar that stories read when they start restarts the story, so that
 * it plays again.
 */
function starts({ id, globals, abortSignal }: StoryContext) {
  const selection = readAtStart.map((name) => globals[name]).join(' ');
  const before = started.get(abortSignal);
  if (before === undefined) {
    started.set(abortSignal, selection);
    return true;
  }
  if (before !== selection) {
    // A play function cannot be stopped, and would continue in the restarted story.
    if (playing === id) window.location.reload();
    else remount(id);
  }
  return false;
}

/**
 * Gives a story a fresh world, platform and record of calls. Story parameters: `scenario`,
 * `signedIn` (as the demo member) and `clock`. Loads the backend only for stories that have one.
 */
async function beforeEach(context: StoryContext) {
  if (!starts(context)) return undefined;
  const { globals, parameters } = context;
  setAutoplay(!isReviewed(context));
  await serialisePlays();
  if (!runsOnBackend(context)) return undefined;
  const { createBrowserBackend, setXsrfCookie } = await import('@cb/mocks/serve/browser');
  const { createWorld } = await import('@cb/mocks/world/createWorld');
  const { network, rejectStaleCalls } = await import('./network.ts');
  const { endStoryEnvironment, resetStoryEnvironment } = await import('./storyEnvironment.ts');
  const backend = createBrowserBackend({
    world: createWorld({ member: memberOf(context) }),
    scenario: scenarioOf(globals, parameters),
    signedIn: parameters['signedIn'] === true,
  });
  resetStoryEnvironment(clockOf(parameters), backend, placeOf(globals));
  setXsrfCookie();
  // Stored by an earlier story that loaded the catalogue.
  for (const key of ['TangocardCatalog', 'cb-goals']) localStorage.removeItem(key);
  network.use(rejectStaleCalls, ...backend.handlers);
  context.msw = network;
  return async () => {
    network.resetHandlers();
    await endStoryEnvironment();
  };
}

async function afterEach(context: StoryContext) {
  if (!runsOnBackend(context)) return;
  const { checkStoryEnvironment } = await import('./storyEnvironment.ts');
  // A reviewed story does not play, so nothing waits for its calls.
  await checkStoryEnvironment(isReviewed(context));
}

/** Runs the stories of containers and journeys on the mock backend. */
export const onBackend = { beforeEach, afterEach };
