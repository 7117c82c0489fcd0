/** A call that the story sent. */
export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly headers: Headers;
}

/**
 * Records a story's calls and alerts, and how many its test has read. The test fails if it read too early, so
 * that "exactly once" does not pass just before the second call.
 */
export function createRecord() {
  const sent: SentCall[] = [];
  const alerted: string[] = [];
  const unknownPaths: string[] = [];
  const counts = new Map<string, { seen: number; now: () => number }>();

  function counted<T>(name: string, read: () => T[]) {
    const found = read();
    counts.set(name, { seen: found.length, now: () => read().length });
    return found;
  }

  return {
    noteCall: (call: SentCall) => void sent.push(call),
    noteAlert: (message: string) => void alerted.push(message),
    /** Notes a call that no handler matched. */
    noteUnknown: (path: string) => void unknownPaths.push(path),
    calls: () => counted('calls', () => [...sent]),
    callsTo: (wanted: string) =>
      counted(`calls to ${wanted}`, () => sent.filter(({ path }) => path === wanted)),
    alerts: () => counted('alerts', () => [...alerted]),
    /** Whether the test counted anything. */
    wasCounted: () => counts.size > 0,
    /** Returns the problems of the story so far, in sentences. */
    problems: () => [
      ...unknownPaths.map((path) => `The mock backend does not know ${path}.`),
      ...[...counts]
        .filter(([, { seen, now }]) => now() !== seen)
        .map(
          ([what, { seen, now }]) =>
            `The test counted ${seen} ${what} and ended, but then there were ${now()}.`,
        ),
    ],
  };
}
