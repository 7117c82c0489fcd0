import type { Clock } from '@cb/ui/platform';

/** What a task comes to in time; `undefined` when the time, in ms, is over, also after a failure. */
export function within<T>(
  ms: number,
  clock: Pick<Clock, 'after'>,
  task: () => Promise<T>,
): Promise<{ readonly value: T } | undefined> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, () => resolve(undefined));
    async function run() {
      const value = await task();
      cancel();
      resolve({ value });
    }
    // A failure counts when the time is over.
    run().catch(() => {});
  });
}
