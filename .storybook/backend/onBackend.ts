import type { StoryContext } from '@storybook/react-vite';
import { readAtStart, regionOf } from '../toolbars/globals.ts';
import { isChangedByToolbars, memberOf, runsOnBackend, scenarioOf } from './toolbarChanges.ts';
import type { StoryClock } from './storyEnvironment.ts';

const clockOf = ({ clock }: StoryContext['parameters']): StoryClock =>
  clock === 'manual' || clock === 'world' ? clock : 'real';

/** The toolbar selections that stories started with, by their abort signal, which differs for each start. */
const startSelections = new WeakMap<AbortSignal, string>();

/**
 * Whether a story starts, rather than re-renders for a changed control or toolbar. A change of a toolbar that
 * stories read at their start reloads the story, because a play function cannot be stopped.
 */
function isStarting({ globals, abortSignal }: StoryContext) {
  const selection = readAtStart.map((name) => globals[name]).join(' ');
  const atStart = startSelections.get(abortSignal);
  if (atStart === undefined) startSelections.set(abortSignal, selection);
  else if (atStart !== selection) window.location.reload();
  return atStart === undefined;
}

/**
 * Gives a story a fresh world, platform and record of calls. Story parameters: `scenario`,
 * `signedIn` (as the demo member) and `clock`. Loads the backend only for stories that have one.
 */
async function beforeEach(context: StoryContext) {
  if (!runsOnBackend(context) || !isStarting(context)) return undefined;
  const { globals, parameters } = context;
  // Turns the play function off, for which Storybook has no parameter.
  const options = window.__STORYBOOK_PREVIEW__?.currentRender?.renderOptions;
  if (options) options.autoplay = !isChangedByToolbars(context);
  const { createBrowserBackend, setXsrfCookie } = await import('@cb/mocks/serve/browser');
  const { startNetwork, unknownCallHandler } = await import('./network.ts');
  const { createWorld } = await import('@cb/mocks/world/createWorld');
  const { endStoryEnvironment, resetStoryEnvironment } = await import('./storyEnvironment.ts');
  const backend = createBrowserBackend({
    world: createWorld({ member: memberOf(context) }),
    scenario: scenarioOf(context),
    signedIn: parameters['signedIn'] === true,
  });
  resetStoryEnvironment(clockOf(parameters), backend, regionOf(globals));
  setXsrfCookie();
  // An earlier story that loaded the catalogue has stored them.
  for (const key of ['TangocardCatalog', 'cb-goals']) localStorage.removeItem(key);
  await startNetwork(context.msw);
  context.msw.use(...backend.handlers, unknownCallHandler);
  return endStoryEnvironment;
}

async function afterEach(context: StoryContext) {
  if (!runsOnBackend(context) || isChangedByToolbars(context)) return;
  const { checkStoryEnvironment } = await import('./storyEnvironment.ts');
  await checkStoryEnvironment();
}

/** Runs the stories of containers and journeys on the mock backend. */
export const onBackend = { beforeEach, afterEach };
