import type { Clock } from '@cb/ui/platform';
import { newerText } from './intentRecord.ts';
import { within } from './within.ts';

export interface Loaded {
  /** The text in the database, if there is any; `undefined` if the database did not answer. */
  readonly kept: { readonly value: string | undefined } | undefined;
  /** The text in the mirror; `null` if there is none, `undefined` if it can't be read. */
  readonly seen: string | null | undefined;
}

/** The places that contain a text from now on. */
export interface Saved {
  readonly inDatabase: boolean;
  readonly inMirror: boolean;
}

/** The storage of a browser. Either place may refuse access; the database may also never answer. */
export interface IntentPlaces {
  /** Shared by all tabs: each one reads what the others wrote. */
  readonly database: {
    get(name: string): Promise<string | undefined>;
    update(name: string, change: (kept: string | undefined) => string): Promise<void>;
  };
  /** Synchronous, but shows the writes of other tabs with a short delay. */
  readonly mirror: {
    get(name: string): string | null;
    put(name: string, text: string): void;
  };
  readonly clock: Pick<Clock, 'after'>;
}

/** The time limit for the database, and for tabs to see each other's mirror, in ms. */
export const patienceMs = 1000;

/**
 * Stores intents in two places. If a place fails or hangs, other tabs may still read it or have
 * written to it, so the newer of both records counts. If the database does not answer, the wait
 * gives the mirror time to reach the other tabs.
 */
export function createIntentMemory({ database, mirror, clock }: IntentPlaces) {
  function peek(name: string) {
    try {
      return mirror.get(name);
    } catch {
      return undefined;
    }
  }

  function reflect(name: string, text: string) {
    try {
      mirror.put(name, text);
      return mirror.get(name) === text;
    } catch {
      return false;
    }
  }

  return {
    peek,

    async load(name: string): Promise<Loaded> {
      const kept = await within(patienceMs, clock, () => database.get(name));
      // Read last, because the mirror may lag behind the other tabs.
      return { kept, seen: peek(name) };
    },

    async save(name: string, text: string): Promise<Saved> {
      const inMirror = reflect(name, text);
      // A delayed write may arrive after a later one.
      const keep = (kept: string | undefined) => newerText(text, kept ?? text);
      const kept = await within(patienceMs, clock, () => database.update(name, keep));
      return { inDatabase: kept !== undefined, inMirror };
    },
  };
}
