import * as v from 'valibot';

/**
 * Increase this when the shape of the stored data changes: entries of another version are ignored.
 */
const version = 1;

const entry = v.object({ version: v.literal(version), at: v.number(), value: v.unknown() });
const dictionary = v.record(v.string(), v.unknown());

/**
 * The maximum number of characters of a dictionary. Browsers allow about five million in local storage, where the rest
 * of the site needs room too (D245).
 */
const maxCharacters = 4_000_000;

export interface ExpiringStoreOptions {
  /** The key of the one dictionary in the browser's local storage. */
  readonly name: string;
  /** How long an entry is valid, in ms. */
  readonly lifeMs: number;
  /** Returns the current time, in ms since 1970. */
  readonly now: () => number;
  /** Returns the storage. May throw if it is switched off. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** A value and the time at which it was stored, in ms since 1970. */
export interface Stored<T> {
  readonly at: number;
  readonly value: T;
}

/**
 * Stores values in a dictionary of the browser for a limited time (CAT-09). Never throws: an entry
 * that is too old, from the future, malformed or inaccessible counts as absent (D30).
 */
export function createExpiringStore(options: ExpiringStoreOptions) {
  const { name, lifeMs, now, storage = () => localStorage } = options;

  function readEntries(): Record<string, unknown> {
    try {
      const parsed = v.safeParse(dictionary, JSON.parse(String(storage().getItem(name))));
      return parsed.success ? parsed.output : {};
    } catch {
      return {};
    }
  }

  const isFresh = (at: number) => at <= now() && now() - at < lifeMs;

  function readFresh(found: unknown): Stored<unknown> | undefined {
    const parsed = v.safeParse(entry, found);
    return parsed.success && isFresh(parsed.output.at) ? parsed.output : undefined;
  }

  function writeEntries(next: Record<string, unknown>) {
    const text = JSON.stringify(next);
    if (text.length > maxCharacters) throw new RangeError(`${name} is too large.`);
    storage().setItem(name, text);
  }

  return {
    isFresh,

    read<const Schema extends v.GenericSchema>(
      key: string,
      schema: Schema,
    ): Stored<v.InferOutput<Schema>> | undefined {
      const all = readEntries();
      const found = readFresh(Object.hasOwn(all, key) ? all[key] : undefined);
      if (!found) return undefined;
      const parsed = v.safeParse(schema, found.value);
      return parsed.success ? { at: found.at, value: parsed.output } : undefined;
    },

    /**
     * Stores a value as of `at`, if there is room. Keeps what other tabs have stored, and removes old
     * entries.
     */
    write(key: string, value: unknown, at = now()) {
      const stored = { version, at, value };
      const freshEntries = Object.entries(readEntries()).filter(([, found]) => readFresh(found));
      try {
        writeEntries({ ...Object.fromEntries(freshEntries), [key]: stored });
      } catch {
        try {
          // Storage is full, but the newest entry alone may fit.
          storage().removeItem(name);
          writeEntries({ [key]: stored });
        } catch {
          // Without a stored value, it is fetched again.
        }
      }
    },
  };
}
