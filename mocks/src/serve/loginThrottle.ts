import { refused, type Outcome } from '../world/outcome.ts';

/** Failures from one address within the window before its attempts are throttled. */
const freeFailures = 10;
const windowMs = 60_000;
const maxWaitMs = 30_000;
/** The maximum length of an address's queue; further attempts are refused. */
const maxWaiting = 10;

export interface LoginThrottleOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after `ms`, even if the client disconnects. */
  readonly wait: (ms: number) => Promise<void>;
}

/** Runs a login attempt from an address, possibly queued, or refuses it with TOO_MANY_TRIES. */
export type LoginThrottle = <T>(
  address: string,
  attempt: () => Promise<Outcome<T>>,
) => Promise<Outcome<T>>;

interface Client {
  /** The times of the failures within the window, in ms since 1970. */
  failures: number[];
  running: number;
  waiting: number;
  /** The last queued attempt. */
  turn: Promise<unknown>;
}

/**
 * Throttles password guessing. After ten failures within a minute from one address, its attempts
 * run one at a time, and each further failure is delayed by exponential backoff: 1 s, 2 s, 4 s, up
 * to 30 s. A successful attempt is not delayed once its turn has come.
 */
export function createLoginThrottle({ now, wait }: LoginThrottleOptions): LoginThrottle {
  const clients = new Map<string, Client>();

  function findClient(address: string): Client {
    const since = now() - windowMs;
    for (const [other, client] of clients) {
      client.failures = client.failures.filter((at) => at > since);
      const { failures, running, waiting } = client;
      if (failures.length + running + waiting === 0) clients.delete(other);
    }
    const known = clients.get(address);
    if (known) return known;
    const client = { failures: [], running: 0, waiting: 0, turn: Promise.resolve() };
    clients.set(address, client);
    return client;
  }

  async function run<T>(client: Client, attempt: () => Promise<Outcome<T>>) {
    client.running += 1;
    try {
      const outcome = await attempt();
      if (!outcome.ok) client.failures.push(now());
      return outcome;
    } finally {
      client.running -= 1;
    }
  }

  async function runWithBackoff<T>(client: Client, attempt: () => Promise<Outcome<T>>) {
    const outcome = await run(client, attempt);
    const since = now() - windowMs;
    const over = client.failures.filter((at) => at > since).length - freeFailures;
    if (!outcome.ok && over > 0) await wait(Math.min(1000 * 2 ** (over - 1), maxWaitMs));
    return outcome;
  }

  return async (address, attempt) => {
    const client = findClient(address);
    // Attempts in flight count as failures, so that concurrent attempts do not bypass the limit.
    if (client.failures.length + client.running + client.waiting < freeFailures) {
      return run(client, attempt);
    }
    if (client.waiting >= maxWaiting) {
      return refused('TOO_MANY_TRIES', 'You tried too often. Wait a minute and try again.');
    }
    client.waiting += 1;
    const turn = client.turn
      .then(async () => runWithBackoff(client, attempt))
      .finally(() => (client.waiting -= 1));
    client.turn = turn.catch(() => {});
    return turn;
  };
}
