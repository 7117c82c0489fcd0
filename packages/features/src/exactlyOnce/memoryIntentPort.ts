import type { IntentPort } from './intentPort.ts';
import { createSignal } from '../wire/signal.ts';

/** An in-memory port for stories and tests. All tabs of a test get the same one. */
export function memoryIntentPort(): IntentPort {
  const texts = new Map<string, string>();
  const queues = new Map<string, Promise<void>>();
  const writes = createSignal<void>();
  return {
    lock(name, task) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(task);
      queues.set(name, turn);
      return turn;
    },
    peek: (name) => texts.get(name) ?? null,
    load: async (name) => ({ kept: { value: texts.get(name) }, seen: texts.get(name) ?? null }),
    async save(name, text) {
      texts.set(name, text);
      writes.emit();
      return { inDatabase: true, inMirror: true };
    },
    subscribe: (listener) => writes.subscribe(listener),
  };
}
