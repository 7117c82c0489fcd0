import { inboxMessageIds } from '@cb/ui/domain/inboxMessageIds';
import * as v from 'valibot';
import { tabTexts, useStoredText } from '../hooks/storedText.ts';

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

/** Whether a message of the inbox is unread, which changes with the stored state (D177). */
export function useHasUnread() {
  const { read, deleted } = v.parse(memory, useStoredText(key, tabTexts));
  return inboxMessageIds.some((id) => !read.includes(id) && !deleted.includes(id));
}

export const storeInbox = (done: InboxMemory) => tabTexts.store(key, JSON.stringify(done));
