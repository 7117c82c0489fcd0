import type { IncomingMessage } from 'node:http';

/** Counts the calls to a server, and loses responses: the calls are carried out, and their connections reset. */
export function createLostResponses() {
  const calls = new Map<string, number>();
  const left = new Map<string, number>();
  return {
    /** An option of the server. */
    onCall: (path: string, { socket }: IncomingMessage) => {
      calls.set(path, (calls.get(path) ?? 0) + 1);
      const times = left.get(path) ?? 0;
      left.set(path, times - 1);
      if (times > 0) socket.resetAndDestroy();
    },
    /** Loses the next responses of a path. */
    lose: (path: string, times: number) => void left.set(path, times),
    /** Returns the number of calls to a path, including those that browsers repeat by themselves. */
    callsTo: (path: string) => calls.get(path) ?? 0,
  };
}

export type LostResponses = ReturnType<typeof createLostResponses>;
