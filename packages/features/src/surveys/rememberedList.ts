import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createSignal } from '../wire/signal.ts';

const texts = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const changes = createSignal<void>();

/** Holds what storage refuses to keep. */
const held = new Map<string, string>();

function read(key: string) {
  try {
    return held.get(key) ?? localStorage.getItem(key) ?? '';
  } catch {
    return held.get(key) ?? '';
  }
}

function parse(stored: string): readonly string[] {
  const parsed = v.safeParse(texts, stored);
  return parsed.success ? parsed.output : [];
}

function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
    held.delete(key);
  } catch {
    held.set(key, value);
  }
  changes.emit();
}

function subscribe(listener: () => void) {
  const stop = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/**
 * The texts that this browser remembers under a key, the latest first, and a function that adds one.
 * Only the latest `most` are kept.
 */
export function useRememberedList(key: string, most: number) {
  const stored = useSyncExternalStore(subscribe, () => read(key));
  const list = useMemo(() => parse(stored), [stored]);
  const remember = (text: string) => {
    const others = parse(read(key)).filter((other) => other !== text);
    store(key, JSON.stringify([text, ...others].slice(0, most)));
  };
  return [list, remember] as const;
}
