import type { IncomingMessage } from 'node:http';

/** For tests: resets connections after a call was carried out, before its answer is sent. */
export interface Dropping {
  /** Counts a request. */
  readonly count: (path: string) => void;
  /** Returns the number of requests to a path, including the browser's own retries. */
  readonly callsTo: (path: string) => number;
  /** Drops the next `times` answers of a path. */
  readonly dropAnswers: (path: string, times: number) => void;
  /** Resets the connection if an answer is to be dropped. Returns whether it did. */
  readonly drop: (path: string, request: IncomingMessage) => boolean;
}

export function createDropping(): Dropping {
  const calls = new Map<string, number>();
  const drops = new Map<string, number>();
  return {
    count: (path) => void calls.set(path, (calls.get(path) ?? 0) + 1),
    callsTo: (path) => calls.get(path) ?? 0,
    dropAnswers: (path, times) => void drops.set(path, times),
    drop: (path, { socket }) => {
      const left = drops.get(path) ?? 0;
      if (left === 0) return false;
      drops.set(path, left - 1);
      socket.resetAndDestroy();
      return true;
    },
  };
}
