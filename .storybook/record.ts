/** A call that the story's component made. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Headers;
}

/**
 * What a story did. It remembers what its test counted, so that a count which was right only when it
 * was taken, "exactly once" before the second call or "never" before the first, fails the test.
 */
export function createRecord() {
  const sent: SentCall[] = [];
  const alerted: string[] = [];
  const unknown: string[] = [];
  const looks = new Map<string, { seen: number; now: () => number }>();

  function look<T>(what: string, read: () => T[]) {
    const found = read();
    looks.set(what, { seen: found.length, now: () => read().length });
    return found;
  }

  return {
    noteCall: (call: SentCall) => void sent.push(call),
    noteAlert: (message: string) => void alerted.push(message),
    /** Notes a call that no handler knows. */
    noteUnknown: (path: string) => void unknown.push(path),
    calls: () => look('calls', () => [...sent]),
    callsTo: (wanted: string) =>
      look(`calls to ${wanted}`, () => sent.filter(({ path }) => path === wanted)),
    alerts: () => look('alerts', () => [...alerted]),
    /** Whether the test counted anything. */
    wasCounted: () => looks.size > 0,
    /** What is wrong with the story by now, in sentences. */
    complaints: () => [
      ...unknown.map((path) => `The pretend backend does not know ${path}.`),
      ...[...looks]
        .filter(([, { seen, now }]) => now() !== seen)
        .map(
          ([what, { seen, now }]) =>
            `The test counted ${seen} ${what} and ended, but then there were ${now()}.`,
        ),
    ],
  };
}
