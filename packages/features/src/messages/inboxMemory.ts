import * as v from 'valibot';
import { tabTexts } from '../hooks/storedText.ts';

const key = 'cb-inbox';

const ids = v.array(v.string());

export const nothingDone: InboxMemory = { read: [], deleted: [] };

/** The ids of the messages that were read and deleted in this browser session (decision D47). */
export interface InboxMemory {
  readonly read: readonly string[];
  readonly deleted: readonly string[];
}

const memory = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.object({ read: ids, deleted: ids })),
  nothingDone,
);

/** Reads the stored state; empty if there is none or its content is malformed. */
export const readInbox = (): InboxMemory => v.parse(memory, tabTexts.read(key));

export const storeInbox = (done: InboxMemory) => tabTexts.store(key, JSON.stringify(done));
