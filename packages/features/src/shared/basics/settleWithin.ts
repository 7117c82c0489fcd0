import type { Clock } from '@cb/ui/platform';

/** Resolves with the task's value as `{ value }`, or with `undefined` if the task fails or takes longer than `ms`. */
export function settleWithin<T>(
  ms: number,
  clock: Pick<Clock, 'after'>,
  task: () => Promise<T>,
): Promise<{ readonly value: T } | undefined> {
  return new Promise((resolve) => {
    const cancel = clock.after(ms, () => resolve(undefined));
    async function run() {
      try {
        resolve({ value: await task() });
      } catch {
        resolve(undefined);
      } finally {
        cancel();
      }
    }
    void run();
  });
}
