import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createSignal } from '../basics/signal.ts';

const changes = createSignal<void>();

/** Returns functions to read and store texts in a storage of the browser. They never throw. */
function createTexts(storage: () => Storage) {
  /** The texts that could not be stored because storage is full or refused. They last until a reload. */
  const unsaved = new Map<string, string>();
  return {
    /** Returns the text under a key, or '' if there is none. */
    read(key: string): string {
      try {
        return unsaved.get(key) ?? storage().getItem(key) ?? '';
      } catch {
        return unsaved.get(key) ?? '';
      }
    },
    /** Stores a text under a key; '' removes it. */
    store(key: string, text: string) {
      try {
        if (text === '') storage().removeItem(key);
        else storage().setItem(key, text);
        unsaved.delete(key);
      } catch {
        unsaved.set(key, text);
      }
      changes.emit();
    },
    /** Removes the texts whose key matches, as at logout. */
    forget(matches: (key: string) => boolean) {
      for (const key of unsaved.keys()) if (matches(key)) unsaved.delete(key);
      try {
        for (const key of Object.keys(storage())) if (matches(key)) storage().removeItem(key);
      } catch {
        // Storage that is refused contains nothing of this site.
      }
      changes.emit();
    },
  };
}

/** Texts in local storage, which all tabs share. */
export const deviceTexts = createTexts(() => localStorage);

/** Texts in session storage, for this tab only. */
export const tabTexts = createTexts(() => sessionStorage);

function subscribe(listener: () => void) {
  const unsubscribe = changes.subscribe(listener);
  // Fires for writes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const noText = () => '';

/**
 * Returns the text under a key, by default the device's, and re-renders when it is stored. A prerendered
 * page starts without the text.
 */
export const useStoredText = (key: string, texts = deviceTexts) =>
  useSyncExternalStore(subscribe, () => texts.read(key), noText);

/**
 * Returns functions to read and store a value as JSON, under keys of `keyOf`. A stored value that does not match
 * the schema, such as one of an older version, counts as absent. Storing `undefined` removes the value.
 */
export function storedValue<Value>(schema: v.GenericSchema<unknown, Value>, texts = deviceTexts) {
  const json = v.pipe(v.string(), v.parseJson(), schema);
  function parse(text: string): Value | undefined {
    const parsed = v.safeParse(json, text);
    return parsed.success ? parsed.output : undefined;
  }
  return {
    read: (key: string) => parse(texts.read(key)),
    store: (key: string, value: Value | undefined) =>
      texts.store(key, value === undefined ? '' : JSON.stringify(value)),
    /** Returns the value, and re-renders when it is stored. A prerendered page starts without it. */
    useValue(key: string) {
      const text = useStoredText(key, texts);
      return useMemo(() => parse(text), [text]);
    },
  };
}
