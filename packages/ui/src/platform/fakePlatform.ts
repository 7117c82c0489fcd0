import { flushSync } from 'react-dom';
import { lastControl } from './focus.ts';
import type { Clock, Platform, ShareSheetContent } from './Platform.tsx';

/** A clock that only advances when a test advances it. */
export interface ManualClock extends Clock {
  /**
   * Advances the clock by `ms` and runs the timers that fall due, in order. Resolves when their
   * effects have rendered, so that an assertion 1 ms before a delay ends catches a shorter delay.
   */
  advance(ms: number): Promise<void>;
  /** Returns the number of pending timers. */
  pending(): number;
}

/**
 * Resolves when pending promises have settled, and React has rendered and run its effects, which on a
 * busy machine takes several tasks. Node has neither React's renderer nor priorities of tasks.
 */
export const afterPendingTasks = () =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => undefined, { priority: 'background' })
    : new Promise<void>((resolve) => setTimeout(resolve));

/** Creates a clock that only advances when a test advances it. */
export function manualClock(start = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let now = start;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pending: () => timers.length,
    async advance(ms) {
      // Effects of an earlier render may still have to cancel their timers.
      await afterPendingTasks();
      const end = now + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        now = next.at;
        flushSync(next.callback);
        await afterPendingTasks();
      }
      now = end;
      await afterPendingTasks();
    },
  };
}

/** A platform for stories and tests that records calls instead of acting on them. */
export interface FakePlatform extends Platform {
  /** Replaces the browser's clock. */
  readonly clock: ManualClock;
  /** The messages of alerts, oldest first. */
  readonly alerts: string[];
  /** The copied texts, oldest first. */
  readonly copied: string[];
  /** The opened windows, such as "https://… 800x500". */
  readonly opened: string[];
  /** The data given to the share sheet, oldest first. */
  readonly shared: ShareSheetContent[];
  /** The addresses that `leaveFor` was called with. */
  readonly leftFor: string[];
  /** The number of reloads. */
  reloads: number;
  /** The downloaded files, oldest first. */
  readonly downloads: { fileName: string; text: string; mediaType: string }[];
  /** The number of times the print dialog was opened. */
  printed: number;
}

/** Creates a fake platform, with some features replaced. */
export function fakePlatform(overrides: Partial<Platform> = {}): FakePlatform {
  const clock = manualClock();
  const alerts: string[] = [];
  const copied: string[] = [];
  const opened: string[] = [];
  const shared: ShareSheetContent[] = [];
  const leftFor: string[] = [];
  const downloads: FakePlatform['downloads'] = [];
  const fake: FakePlatform = {
    lastControl,
    locale: 'en-US',
    timeZone: 'UTC',
    alert: (message) => void alerts.push(message),
    copyText: async (text) => void copied.push(text),
    openWindow(address, { width, height }) {
      opened.push(`${address} ${width}x${height}`);
      return true;
    },
    canShare: () => false,
    share: async (given) => void shared.push(given),
    leaveFor: (address) => void leftFor.push(address),
    reload: () => void (fake.reloads += 1),
    reloads: 0,
    print: () => void (fake.printed += 1),
    download: (fileName, text, mediaType) => void downloads.push({ fileName, text, mediaType }),
    printed: 0,
    whenIdle: (callback) => clock.after(0, callback),
    ...overrides,
    clock,
    alerts,
    copied,
    opened,
    shared,
    leftFor,
    downloads,
  };
  return fake;
}
