/**
 * An event that can be subscribed to; `subscribe` returns the function to unsubscribe. A listener that
 * throws neither stops the others nor fails the emitter: its error is reported as uncaught.
 */
export interface Signal<T> {
  emit(value: T): void;
  subscribe(listener: (value: T) => void): () => void;
}

export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of listeners) {
        try {
          listener(value);
        } catch (error) {
          reportError(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
