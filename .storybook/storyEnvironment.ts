import type { OtherTabs, SessionNews } from '@cb/features/member/otherTabs';
import { createSignal } from '@cb/features/wire/signal';
import { createBrowserBackend, type BrowserBackend } from '@cb/mocks/browser';
import { worldEpoch } from '@cb/mocks/world/world';
import { browserPlatform, type Clock, type Platform, type Shared } from '@cb/ui/platform';
import { manualClock, type ManualClock } from '@cb/ui/internal/fakePlatform';
import { expect, fn, waitFor } from 'storybook/test';
import { createRecord } from './record.ts';
import { createScriptedTransport, type ScriptedTransport } from './scriptedTransport.ts';

/** The other tabs of the browser, which are the story. */
export interface ScriptedTabs extends OtherTabs {
  /** What the story's component told them. */
  readonly told: SessionNews[];
  /** Tells the component something, as another tab. */
  say(news: SessionNews): void;
}

function scriptedTabs(): ScriptedTabs {
  const said = createSignal<SessionNews>();
  const told: SessionNews[] = [];
  return { told, tell: (news) => told.push(news), subscribe: said.subscribe, say: said.emit };
}

/** Stands still until moved, runs, or runs from the moment at which the pretend backend stands. */
export type ClockOfStory = 'manual' | 'real' | 'world';

export interface StoryEnvironment {
  /** Tells the calls of this story from those of the one before. */
  readonly id: string;
  /** Stands still until moved, for stories with the parameter `clock: 'manual'`. */
  readonly clock: ManualClock;
  readonly copyText: ReturnType<typeof fn<(text: string) => Promise<void>>>;
  readonly openWindow: ReturnType<typeof fn<Platform['openWindow']>>;
  /** False unless the story says otherwise. */
  readonly canShare: ReturnType<typeof fn<() => boolean>>;
  readonly share: ReturnType<typeof fn<(shared: Shared) => Promise<void>>>;
  readonly leaveFor: ReturnType<typeof fn<(address: string) => void>>;
  readonly print: ReturnType<typeof fn<() => void>>;
  readonly download: ReturnType<typeof fn<Platform['download']>>;
  readonly platform: Platform;
  /** Who answers the story's calls. */
  readonly backend: BrowserBackend;
  /** The real-time connection of the assembled site, whose server is the story. */
  readonly transport: ScriptedTransport;
  readonly otherTabs: ScriptedTabs;
  /** Calls that have no answer yet. */
  readonly waiting: Set<Request>;
  /** Tests look at it through `calls`, `callsTo` and `alerts`. */
  readonly record: ReturnType<typeof createRecord>;
}

function worldClock(): Clock {
  const { now, after } = browserPlatform.clock;
  const ahead = worldEpoch - now();
  return { now: () => now() + ahead, after };
}

function createStoryEnvironment(
  clockOfStory: ClockOfStory,
  backend: BrowserBackend,
): StoryEnvironment {
  const clock = manualClock();
  const clocks = { manual: () => clock, real: () => browserPlatform.clock, world: worldClock };
  const record = createRecord();
  const copyText = fn(async (_text: string) => {}).mockName('copyText');
  const openWindow = fn<Platform['openWindow']>(() => true).mockName('openWindow');
  const canShare = fn(() => false).mockName('canShare');
  const share = fn(async (_shared: Shared) => {}).mockName('share');
  const leaveFor = fn<(address: string) => void>().mockName('leaveFor');
  const print = fn<() => void>().mockName('print');
  const download = fn<Platform['download']>().mockName('download');
  return {
    id: crypto.randomUUID(),
    clock,
    copyText,
    openWindow,
    canShare,
    share,
    leaveFor,
    print,
    download,
    platform: {
      clock: clocks[clockOfStory](),
      locale: 'en-US',
      timeZone: 'UTC',
      alert: fn(record.noteAlert).mockName('alert'),
      copyText,
      openWindow,
      canShare,
      share,
      leaveFor,
      print,
      download,
    },
    backend,
    transport: createScriptedTransport(),
    otherTabs: scriptedTabs(),
    waiting: new Set(),
    record,
  };
}

/** What surrounds the story that shows: its platform and the calls it made. New for every story. */
export let storyEnvironment = createStoryEnvironment('real', createBrowserBackend());

export function resetStoryEnvironment(clockOfStory: ClockOfStory, backend: BrowserBackend) {
  storyEnvironment = createStoryEnvironment(clockOfStory, backend);
}

/** The calls that the story made. A test that counts them ends only when the story is quiet. */
export const calls = () => storyEnvironment.record.calls();

/** The calls that the story made to a path, counted as by `calls`. */
export const callsTo = (path: string) => storyEnvironment.record.callsTo(path);

/** What the story said in browser alerts, counted as by `calls`. */
export const alerts = () => storyEnvironment.record.alerts();

/** How many frames in a row without a call under way count as quiet. */
const calmFrames = 3;

/** As `calmFrames`, where calls are under way but none comes or goes: the story holds them back. */
const heldFrames = 6;

/**
 * Resolves when the story has stopped calling and drawn what came of it: before saying that something
 * did not happen, or happened exactly once.
 */
export async function quiet() {
  const { waiting } = storyEnvironment;
  let before = [...waiting];
  for (let calm = 0; calm < (waiting.size === 0 ? calmFrames : heldFrames);) {
    await new Promise(requestAnimationFrame);
    const isSame = before.length === waiting.size && before.every((call) => waiting.has(call));
    calm = isSame ? calm + 1 : 0;
    before = [...waiting];
  }
}

/** Fails unless a spy of the story was called, and once only when all is quiet. */
export async function calledOnce(spy: unknown) {
  await waitFor(() => expect(spy).toHaveBeenCalled());
  await quiet();
  await expect(spy).toHaveBeenCalledTimes(1);
}

/** Fails the story that shows for what it did wrong, also just after its test ended. */
export async function checkStoryEnvironment() {
  const { record, waiting } = storyEnvironment;
  if (record.wasCounted()) await quiet();
  else if (waiting.size > 0) await new Promise(requestAnimationFrame);
  const complaints = record.complaints();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}
