/** Waits; the signal ends the wait early. Injected so that tests need no clock. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>;

/** Real waiting, in milliseconds. */
export const realDelay: Delay = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    if (signal.aborted) done();
    else signal.addEventListener('abort', done, { once: true });
  });
