import { flushSync } from 'react-dom';
import type { Clock, Platform, Shared } from './Platform.tsx';

export interface ManualClock extends Clock {
  /**
   * Moves time on by `ms` and runs what falls due, in order. Resolves when what came of it shows, so
   * that a check made 1 ms too early fails where a delay is too short.
   */
  advance(ms: number): Promise<void>;
  /** How many timers wait. */
  pending(): number;
}

/** Lets promises settle and React render what it has put off. */
function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** A clock that stands until a test moves it. */
export function manualClock(start = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let now = start;
  let due: { at: number; callback: () => void }[] = [];
  return {
    now: () => now,
    after(ms, callback) {
      const timer = { at: now + ms, callback };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
    pending: () => due.length,
    async advance(ms) {
      // What was drawn before may still have timers to cancel.
      await nextTask();
      const end = now + ms;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        due = due.filter((timer) => timer !== next);
        now = next.at;
        flushSync(next.callback);
        await nextTask();
      }
      now = end;
      await nextTask();
    },
  };
}

/** A platform that records instead of acting, for stories and tests. */
export interface FakePlatform extends Platform {
  readonly clock: ManualClock;
  readonly alerts: string[];
  readonly copied: string[];
  /** Addresses and sizes of the windows that were opened, as "https://… 800x500". */
  readonly opened: string[];
  readonly shared: Shared[];
  /** Addresses whose documents would have been loaded in this tab. */
  readonly leftFor: string[];
  readonly downloads: { fileName: string; text: string; mediaType: string }[];
  /** How often the page was printed. */
  printed: number;
}

export function fakePlatform(overrides: Partial<Platform> = {}): FakePlatform {
  const alerts: string[] = [];
  const copied: string[] = [];
  const opened: string[] = [];
  const shared: Shared[] = [];
  const leftFor: string[] = [];
  const downloads: FakePlatform['downloads'] = [];
  const fake: FakePlatform = {
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
    print: () => void (fake.printed += 1),
    download: (fileName, text, mediaType) => void downloads.push({ fileName, text, mediaType }),
    printed: 0,
    ...overrides,
    clock: manualClock(),
    alerts,
    copied,
    opened,
    shared,
    leftFor,
    downloads,
  };
  return fake;
}
