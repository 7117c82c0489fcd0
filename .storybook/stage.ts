import type { OtherTabs, SessionNews } from '@cb/features/lib/otherTabs';
import { createSignal } from '@cb/features/lib/signal';
import { createBrowserBackend, type BrowserBackend } from '@cb/mocks/browser';
import { worldEpoch } from '@cb/mocks/world/world';
import {
  browserPlatform,
  type Clock,
  type Platform,
  type Shared,
} from '@cb/ui/platform/Platform.tsx';
import { manualClock, type ManualClock } from '@cb/ui/platform/fakePlatform.ts';
import { fn } from 'storybook/test';
import { createScriptedTransport, type ScriptedTransport } from './scriptedTransport.ts';

/** A call that the story's component made. */
export interface SentCall {
  readonly path: string;
  readonly body: string;
  readonly headers: Headers;
}

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

export interface Stage {
  /** Tells the calls of this story from those of the one before. */
  readonly id: string;
  /** Stands still until moved, for stories with the parameter `clock: 'manual'`. */
  readonly clock: ManualClock;
  readonly alert: ReturnType<typeof fn<(message: string) => void>>;
  readonly copyText: ReturnType<typeof fn<(text: string) => Promise<void>>>;
  readonly openWindow: ReturnType<typeof fn<Platform['openWindow']>>;
  /** False unless the story says otherwise. */
  readonly canShare: ReturnType<typeof fn<() => boolean>>;
  readonly share: ReturnType<typeof fn<(shared: Shared) => Promise<void>>>;
  readonly print: ReturnType<typeof fn<() => void>>;
  readonly download: ReturnType<typeof fn<Platform['download']>>;
  readonly platform: Platform;
  /** Who answers the story's calls. */
  readonly backend: BrowserBackend;
  /** The real-time connection of the assembled site, whose server is the story. */
  readonly transport: ScriptedTransport;
  readonly otherTabs: ScriptedTabs;
  readonly sent: SentCall[];
  /** Calls that have no answer yet. */
  readonly waiting: Set<Request>;
  readonly unhandled: string[];
}

function worldClock(): Clock {
  const { now, after } = browserPlatform.clock;
  const ahead = worldEpoch - now();
  return { now: () => now() + ahead, after };
}

function createStage(clockOfStory: ClockOfStory, backend: BrowserBackend): Stage {
  const clock = manualClock();
  const clocks = { manual: () => clock, real: () => browserPlatform.clock, world: worldClock };
  const alert = fn<(message: string) => void>().mockName('alert');
  const copyText = fn(async (_text: string) => {}).mockName('copyText');
  const openWindow = fn<Platform['openWindow']>(() => true).mockName('openWindow');
  const canShare = fn(() => false).mockName('canShare');
  const share = fn(async (_shared: Shared) => {}).mockName('share');
  const print = fn<() => void>().mockName('print');
  const download = fn<Platform['download']>().mockName('download');
  return {
    id: crypto.randomUUID(),
    clock,
    alert,
    copyText,
    openWindow,
    canShare,
    share,
    print,
    download,
    platform: {
      clock: clocks[clockOfStory](),
      locale: 'en-US',
      timeZone: 'UTC',
      alert,
      copyText,
      openWindow,
      canShare,
      share,
      print,
      download,
    },
    backend,
    transport: createScriptedTransport(),
    otherTabs: scriptedTabs(),
    sent: [],
    waiting: new Set(),
    unhandled: [],
  };
}

/** What surrounds the story that shows: its platform and the calls it made. New for every story. */
export let stage = createStage('real', createBrowserBackend());

export function resetStage(clockOfStory: ClockOfStory, backend: BrowserBackend) {
  stage = createStage(clockOfStory, backend);
}

/** How many frames in a row without a call under way count as quiet. */
const calmFrames = 3;

/**
 * Resolves when the story has stopped calling and drawn what came of it: before saying that something
 * was not sent, or exactly once. Not for a scenario that never answers.
 */
export async function quiet() {
  for (let calm = 0; calm < calmFrames; calm = stage.waiting.size === 0 ? calm + 1 : 0) {
    await new Promise(requestAnimationFrame);
  }
}
