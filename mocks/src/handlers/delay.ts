/** Resolves after `ms`, or when the signal aborts. Injected, so that tests need not wait. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>;

/** The implementation with a real timer. */
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
