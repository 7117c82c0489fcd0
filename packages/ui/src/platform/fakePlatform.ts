import type { Clock, Platform } from './Platform.tsx';

export interface ManualClock extends Clock {
  /** Moves time on by `ms` and runs what falls due, in order. */
  advance(ms: number): void;
  /** How many timers wait. */
  pending(): number;
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
    advance(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        due = due.filter((timer) => timer !== next);
        now = next.at;
        next.callback();
      }
      now = end;
    },
  };
}

/** A platform that records instead of acting, for stories and tests. */
export interface FakePlatform extends Platform {
  readonly clock: ManualClock;
  readonly alerts: string[];
  readonly copied: string[];
}

export function fakePlatform(overrides: Partial<Platform> = {}): FakePlatform {
  const alerts: string[] = [];
  const copied: string[] = [];
  return {
    locale: 'en-US',
    timeZone: 'UTC',
    alert: (message) => void alerts.push(message),
    copyText: async (text) => void copied.push(text),
    ...overrides,
    clock: manualClock(),
    alerts,
    copied,
  };
}
