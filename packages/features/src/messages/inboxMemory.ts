import { inboxMessageIds } from '@cb/ui/domain/inboxMessageIds';
import * as v from 'valibot';
import { keyOf } from '../shared/storage/storedKeys.ts';
import { storedValue, tabTexts } from '../shared/storage/storedText.ts';

const key = keyOf('inbox');

const ids = v.array(v.string());

export const untouchedInbox: InboxMemory = { read: [], deleted: [] };

/** The ids of the messages that were read and deleted in this browser session (D47). */
export interface InboxMemory {
  readonly read: readonly string[];
  readonly deleted: readonly string[];
}

const memory = storedValue<InboxMemory>(v.object({ read: ids, deleted: ids }), tabTexts);

/** Reads the stored state; empty if there is none or its content is malformed. */
export const readInbox = (): InboxMemory => memory.read(key) ?? untouchedInbox;

/** Whether a message of the inbox is unread, which changes with the stored state (D177). */
export function useHasUnread() {
  const { read, deleted } = memory.useValue(key) ?? untouchedInbox;
  return inboxMessageIds.some((id) => !read.includes(id) && !deleted.includes(id));
}

export const storeInbox = (done: InboxMemory) => memory.store(key, done);
