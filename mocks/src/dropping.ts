import type { IncomingMessage } from 'node:http';

/** For tests: connections that break after a call was carried out and before its answer is sent. */
export interface Dropping {
  /** Counts a call that came. */
  readonly count: (path: string) => void;
  /** How many calls came to a path, those that a browser sent again by itself among them. */
  readonly callsTo: (path: string) => number;
  /** Asks for the next answers of a path to be lost. */
  readonly dropAnswers: (path: string, times: number) => void;
  /** Resets the connection instead of the answer, if that was asked for; else answers false. */
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
