import { refused, type Outcome } from './world/outcome.ts';

/** Wrong logins from one address that nothing is done about, for as long as they are remembered. */
const freeFailures = 10;
const rememberedMs = 60_000;
const longestWaitMs = 30_000;
/** Attempts of one address that may wait for each other; more are refused. */
const mostWaiting = 10;

export interface SlowdownOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits, in ms; nobody's leaving ends the wait. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Makes an attempt to log in from an address, sooner or later, or refuses with TOO_MANY_TRIES. */
export type Slowdown = <T>(
  address: string,
  attempt: () => Promise<Outcome<T>>,
) => Promise<Outcome<T>>;

interface Visitor {
  /** When the attempts of the last minute failed. */
  failures: number[];
  running: number;
  waiting: number;
  /** The last attempt of those that are made one after the other. */
  turn: Promise<unknown>;
}

/**
 * Slows guessing down: after ten wrong logins within a minute from one address its attempts are
 * made one after the other, and each wrong one is answered later than the one before: after 1 s,
 * 2 s, 4 s and so on up to 30 s. A right one is answered at once, when its turn has come.
 */
export function createSlowdown({ now, wait }: SlowdownOptions): Slowdown {
  const visitors = new Map<string, Visitor>();

  function visitorAt(address: string): Visitor {
    const since = now() - rememberedMs;
    for (const [other, visitor] of visitors) {
      visitor.failures = visitor.failures.filter((at) => at > since);
      const { failures, running, waiting } = visitor;
      if (failures.length + running + waiting === 0) visitors.delete(other);
    }
    const known = visitors.get(address);
    if (known) return known;
    const visitor = { failures: [], running: 0, waiting: 0, turn: Promise.resolve() };
    visitors.set(address, visitor);
    return visitor;
  }

  async function make<T>(visitor: Visitor, attempt: () => Promise<Outcome<T>>) {
    visitor.running += 1;
    try {
      const outcome = await attempt();
      if (!outcome.ok) visitor.failures.push(now());
      return outcome;
    } finally {
      visitor.running -= 1;
    }
  }

  async function makeSlowly<T>(visitor: Visitor, attempt: () => Promise<Outcome<T>>) {
    const outcome = await make(visitor, attempt);
    const since = now() - rememberedMs;
    const over = visitor.failures.filter((at) => at > since).length - freeFailures;
    if (!outcome.ok && over > 0) await wait(Math.min(1000 * 2 ** (over - 1), longestWaitMs));
    return outcome;
  }

  return async (address, attempt) => {
    const visitor = visitorAt(address);
    // Those that run may fail yet: many at once are no way around.
    if (visitor.failures.length + visitor.running + visitor.waiting < freeFailures) {
      return make(visitor, attempt);
    }
    if (visitor.waiting >= mostWaiting) {
      return refused('TOO_MANY_TRIES', 'You tried too often. Wait a minute and try again.');
    }
    visitor.waiting += 1;
    const turn = visitor.turn
      .then(async () => makeSlowly(visitor, attempt))
      .finally(() => (visitor.waiting -= 1));
    visitor.turn = turn.catch(() => {});
    return turn;
  };
}
