import * as v from 'valibot';

const key = 'cb-inbox';

const memory = v.object({ read: v.array(v.string()), deleted: v.array(v.string()) });

/** Ids of the messages that were read and deleted in this browser session (decision D47). */
export type InboxMemory = Readonly<v.InferOutput<typeof memory>>;

export const nothingDone: InboxMemory = { read: [], deleted: [] };

/** What is remembered; nothing where storage is refused or holds something else. */
export function readInbox(): InboxMemory {
  try {
    const parsed = v.safeParse(memory, JSON.parse(String(sessionStorage.getItem(key))));
    return parsed.success ? parsed.output : nothingDone;
  } catch {
    return nothingDone;
  }
}

/** Remembers it where storage allows; otherwise it holds for this page only. */
export function storeInbox(done: InboxMemory) {
  try {
    sessionStorage.setItem(key, JSON.stringify(done));
  } catch {
    // The page shows it all the same; a reload forgets it.
  }
}
