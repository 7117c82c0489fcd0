import type { Clock } from '@cb/ui/platform';
import { newerText } from './intentRecord.ts';
import { within } from './within.ts';

/** Where a browser remembers. Either place may refuse; the database may also never answer. */
export interface IntentPlaces {
  /** What one tab wrote every other one reads. */
  readonly database: {
    get(name: string): Promise<string | undefined>;
    update(name: string, change: (kept: string | undefined) => string): Promise<void>;
  };
  /** Answers at once, but shows what another tab wrote only a moment later. */
  readonly mirror: {
    get(name: string): string | null;
    put(name: string, text: string): void;
  };
  readonly clock: Pick<Clock, 'after'>;
}

/** How long the database may take, and how long tabs take to see each other's mirror, in ms. */
export const patienceMs = 1000;

/**
 * The memory of an intent, in two places. A place that fails or hangs is one that the other tabs
 * may have written to, or read from: the newer record of both counts, and where the database does
 * not answer, the mirror gets the time to reach the other tabs.
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
      return true;
    } catch {
      return false;
    }
  }

  return {
    peek,

    async load(name: string): Promise<string | undefined> {
      const kept = await within(patienceMs, clock, () => database.get(name));
      // Only now: it may have been behind.
      const seen = peek(name);
      if (!kept && seen === undefined) throw new Error('No storage can be read.');
      return newerText(kept?.value, seen ?? undefined);
    },

    async save(name: string, text: string): Promise<void> {
      const isReflected = reflect(name, text);
      // What was put off may arrive after what came later.
      const keep = (kept: string | undefined) => newerText(text, kept ?? text);
      const kept = await within(patienceMs, clock, () => database.update(name, keep));
      if (!kept && !isReflected) throw new Error('No storage can be written.');
    },
  };
}
