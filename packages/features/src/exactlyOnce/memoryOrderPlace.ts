import type { OrderPlace } from './orderPlace.ts';

/** A place in memory for stories and tests. All tabs of a test get the same one. */
export function memoryOrderPlace(): OrderPlace {
  const records = new Map<string, unknown>();
  const queues = new Map<string, Promise<void>>();
  return {
    lock(name, task) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(task);
      queues.set(
        name,
        turn.catch(() => {}),
      );
      return turn;
    },
    read: async (name) => records.get(name),
    write: async (name, record) => void records.set(name, record),
  };
}
