import type { TabMessage } from '@cb/features/shared/session/otherTabs';
import { createSignal } from '@cb/features/shared/basics/signal';
import { createBrowserBackend, type BrowserBackend } from '@cb/mocks/serve/browser';
import { worldEpoch } from '@cb/mocks/world/world';
import { browserPlatform, type Clock, type Platform } from '@cb/ui/platform';
import { manualClock } from '@cb/ui/internal/fakePlatform';
import { expect, fn, waitFor } from 'storybook/test';
import { defaultRegion, type Region } from '../toolbars/globals.ts';
import { createRecord } from './record.ts';
import { createMockSocketServer } from './mockSocketServer.ts';

/** The browser's other tabs, controlled by the story. */
function createScriptedTabs() {
  /** The messages that the story's components sent to other tabs. */
  const sent: TabMessage[] = [];
  /** `emit` sends a message to the story's components as another tab. */
  const { subscribe, emit } = createSignal<TabMessage>();
  return { sent, broadcast: (message: TabMessage) => void sent.push(message), subscribe, emit };
}

/** A clock that the test advances, the real one, or one that runs from the mock backend's epoch. */
export type StoryClock = 'manual' | 'real' | 'world';

function createWorldClock(): Clock {
  const { after, now } = browserPlatform.clock;
  const ahead = worldEpoch - now();
  return { after, now: () => now() + ahead };
}

function createStoryEnvironment(
  storyClock: StoryClock,
  backend: BrowserBackend,
  { locale, timeZone }: Region = defaultRegion,
) {
  /** Advances only by hand; in use in stories with the parameter `clock: 'manual'`. */
  const clock = manualClock();
  const clocks = { manual: clock, real: browserPlatform.clock, world: createWorldClock() };
  /** Tests read it through `calls`, `callsTo` and `alerts`. */
  const record = createRecord();
  /** The parts of the platform that a story's test can mock and inspect. */
  const spies = {
    copyText: fn<Platform['copyText']>(async () => {}).mockName('copyText'),
    openWindow: fn<Platform['openWindow']>(() => true).mockName('openWindow'),
    canShare: fn(() => false).mockName('canShare'),
    share: fn<Platform['share']>(async () => {}).mockName('share'),
    leaveFor: fn<Platform['leaveFor']>().mockName('leaveFor'),
    reload: fn<Platform['reload']>().mockName('reload'),
    print: fn<Platform['print']>().mockName('print'),
    download: fn<Platform['download']>().mockName('download'),
  };
  const platform: Platform = {
    ...spies,
    clock: clocks[storyClock],
    whenIdle: (callback) => clocks[storyClock].after(0, callback),
    lastControl: browserPlatform.lastControl,
    locale,
    timeZone,
    alert: fn(record.noteAlert).mockName('alert'),
  };
  return {
    ...spies,
    clock,
    platform,
    record,
    /** Responds to the story's calls. */
    backend,
    /** The server side of the real-time connection of the assembled site. */
    socketServer: createMockSocketServer(),
    otherTabs: createScriptedTabs(),
    callsInFlight: new Set<Request>(),
    /** Ends the story's calls once it is unmounted. */
    ending: new AbortController(),
  };
}

/** The environment of the current story: its platform, backend and calls. Recreated for every story. */
export let storyEnvironment = createStoryEnvironment('real', createBrowserBackend());

export function resetStoryEnvironment(...settings: Parameters<typeof createStoryEnvironment>) {
  storyEnvironment = createStoryEnvironment(...settings);
}

/** Returns the story's calls. A test that reads them ends only when no call is in flight. */
export const calls = () => storyEnvironment.record.calls();

/** Returns the story's calls to a path; like `calls`, this makes the test wait for quiet. */
export const callsTo = (path: string) => storyEnvironment.record.callsTo(path);

/** Returns the texts of the story's browser alerts; like `calls`, this makes the test wait for quiet. */
export const alerts = () => storyEnvironment.record.alerts();

/** The number of consecutive frames without a call in flight that count as quiet. */
const quietFrames = 3;

/** The number of consecutive frames in which no call starts or ends, if the story holds some back. */
const quietFramesInFlight = 6;

/**
 * Resolves when the story's calls have settled and rendered. Await it before asserting that
 * something did not happen, or happened exactly once.
 */
export async function waitForQuiet() {
  const { callsInFlight } = storyEnvironment;
  let before = [...callsInFlight];
  let unchanged = 0;
  while (unchanged < (callsInFlight.size === 0 ? quietFrames : quietFramesInFlight)) {
    await new Promise(requestAnimationFrame);
    const isSame =
      before.length === callsInFlight.size && before.every((call) => callsInFlight.has(call));
    unchanged = isSame ? unchanged + 1 : 0;
    before = [...callsInFlight];
  }
}

/**
 * Makes a browser with a manual clock idle until the assertion holds; repeatedly, because components that
 * wait for idle time may mount later.
 */
export async function idleUntil(assertion: () => void | Promise<void>) {
  await waitFor(async () => {
    await storyEnvironment.clock.advance(0);
    await assertion();
  });
}

/** Asserts that a spy is called exactly once. Waits for the call, and then for quiet. */
export async function expectCalledOnce(spy: unknown) {
  await waitFor(() => expect(spy).toHaveBeenCalled());
  await waitForQuiet();
  await expect(spy).toHaveBeenCalledTimes(1);
}

/** Throws for unknown calls, and for counts that have changed since the story's test read them. */
export async function checkStoryEnvironment() {
  const { record, callsInFlight } = storyEnvironment;
  if (record.wasCounted()) await waitForQuiet();
  else if (callsInFlight.size > 0) await new Promise(requestAnimationFrame);
  const problems = record.problems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * Ends the story's calls once it is unmounted. Pending calls would time out 30 s later, during another story,
 * which would then show that the server cannot be reached.
 */
export async function endStoryEnvironment() {
  const { callsInFlight, ending } = storyEnvironment;
  ending.abort();
  if (callsInFlight.size > 0) await new Promise(requestAnimationFrame);
}
