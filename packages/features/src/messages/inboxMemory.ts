import * as v from 'valibot';

const key = 'cb-inbox';

const memory = v.object({ read: v.array(v.string()), deleted: v.array(v.string()) });

/** The ids of the messages that were read and deleted in this browser session (decision D47). */
export type InboxMemory = Readonly<v.InferOutput<typeof memory>>;

export const nothingDone: InboxMemory = { read: [], deleted: [] };

/** Reads the stored state; empty if storage is refused or its content is malformed. */
export function readInbox(): InboxMemory {
  try {
    const parsed = v.safeParse(memory, JSON.parse(String(sessionStorage.getItem(key))));
    return parsed.success ? parsed.output : nothingDone;
  } catch {
    return nothingDone;
  }
}

/** Stores the state; if storage is refused, it lasts until the page is reloaded. */
export function storeInbox(done: InboxMemory) {
  try {
    sessionStorage.setItem(key, JSON.stringify(done));
  } catch {
    // The page keeps its own state until a reload.
  }
}
