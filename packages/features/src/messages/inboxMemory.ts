import { inboxMessageIds } from '@cb/ui/domain/inboxMessageIds';
import * as v from 'valibot';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { storedValue, tabTexts } from '../shared/storage/storedText.ts';

const key = keyOf('inbox');

const ids = v.array(v.string());

/** The ids of the messages that were read and deleted in this browser session (D47). */
export interface InboxMemory {
  readonly read: readonly string[];
  readonly deleted: readonly string[];
}

/** Nothing is read or deleted. */
export const emptyMemory: InboxMemory = { read: [], deleted: [] };

const storedMemory = storedValue<InboxMemory>(v.object({ read: ids, deleted: ids }), tabTexts);

/** Reads the stored state; empty if there is none or its content is malformed. */
export const readInbox = (): InboxMemory => storedMemory.read(key) ?? emptyMemory;

/** Whether a message of the inbox is unread, which changes with the stored state (D177). */
export function useHasUnread() {
  const { read, deleted } = storedMemory.useValue(key) ?? emptyMemory;
  return inboxMessageIds.some((id) => !read.includes(id) && !deleted.includes(id));
}

/** Stores the state for this browser session. */
export const storeInbox = (memory: InboxMemory) => storedMemory.store(key, memory);
