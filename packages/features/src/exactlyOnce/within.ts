import type { Clock } from '@cb/ui/platform';

/**
 * Resolves with the task's result if it finishes within `ms`, and with `undefined` when the time is
 * up. A failed task also resolves with `undefined`, after the full time.
 */
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
    // A failure is not reported before the time is up.
    run().catch(() => {});
  });
}
