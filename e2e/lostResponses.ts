import type { IncomingMessage } from 'node:http';

/** Counts the calls to a server, and loses responses: carries the calls out, and resets their connections. */
export function createLostResponses() {
  const calls = new Map<string, number>();
  const remaining = new Map<string, number>();
  return {
    /** The option `onCall` of the server. */
    onCall: (path: string, { socket }: IncomingMessage) => {
      calls.set(path, (calls.get(path) ?? 0) + 1);
      const times = remaining.get(path) ?? 0;
      remaining.set(path, times - 1);
      if (times > 0) socket.resetAndDestroy();
    },
    /** Loses the next responses of a path. */
    lose: (path: string, times: number) => void remaining.set(path, times),
    /** Returns the number of calls to a path, including automatic retries of browsers. */
    callsTo: (path: string) => calls.get(path) ?? 0,
  };
}

export type LostResponses = ReturnType<typeof createLostResponses>;
