import type { QueryClient } from '@tanstack/react-query';
import { forgetOrders } from '../exactlyOnce/orderRecords.ts';
import { keyOf } from '../storage/storedKeys.ts';
import { forgetDrafts } from '../forms/useDraft.ts';
import { deviceTexts, tabTexts } from '../storage/storedText.ts';
import { endMemberStores } from '../session/memberStores.ts';
import { sessionQuery } from '../session/session.ts';
import type { WireId } from '../wire/records.ts';
import { abortSentAhead } from '../wire/sendAhead.ts';

const isOfSite = (key: string) =>
  (key.startsWith('cb-') || key === keyOf('catalogue')) && key !== keyOf('theme');

/** Whether a key of `keyOf` contains another member's id. The colons tell member 7 from member 70. */
function isOfOtherMember(key: string, userId: WireId) {
  const nameEnd = key.indexOf(':');
  return nameEnd >= 0 && !`${key.slice(nameEnd + 1)}:`.startsWith(`${userId}:`);
}

/**
 * Deletes the data of a member from this device (D5), or of all members if none is given. Keeps data
 * under another member's id, who may be in the middle of a redemption in another tab. Never fails.
 */
async function forgetOnDevice(userId?: WireId) {
  const isForgotten = (key: string) => userId === undefined || !isOfOtherMember(key, userId);
  for (const texts of [deviceTexts, tabTexts]) {
    texts.forget((key) => isOfSite(key) && isForgotten(key));
  }
  await forgetOrders(isForgotten);
}

let deletedMember = '';

/** Remembers on this page whose account was deleted, until someone logs in; '' for nobody. */
export const setDeletedMember = (userId: WireId) => void (deletedMember = String(userId));

/** Returns the id of the member whose account was deleted on this page; '' if none was. */
export const getDeletedMember = () => deletedMember;

const lastMemberKey = keyOf('member');

/**
 * Stores the id of the member who uses this device now, and forgets the previous one, such as one whose
 * session expired. `earlier` is that member, if the caller knows it; it overrides the stored one.
 */
export function claimDevice(client: QueryClient, userId: WireId, earlier?: WireId) {
  const current = String(userId);
  const previous = String(earlier ?? (deviceTexts.read(lastMemberKey) || current));
  if (previous !== current) void forgetMember(client, previous);
  deviceTexts.store(lastMemberKey, current);
  setDeletedMember('');
}

/** Removes all cached responses except the current session. */
export function forgetResponses(client: QueryClient) {
  const [session] = sessionQuery.queryKey;
  client.removeQueries({ predicate: ({ queryKey: [first] }) => first !== session });
}

/**
 * Forgets a member: ends the stores outside React, and deletes the cached responses and the data on this
 * device. Without a member, as at logout, forgets all members and the session.
 */
export async function forgetMember(client: QueryClient, userId?: WireId) {
  endMemberStores(client);
  forgetDrafts();
  abortSentAhead();
  // Pending mutations stay, so that a reload still waits for them.
  if (userId === undefined) client.getQueryCache().clear();
  else forgetResponses(client);
  await forgetOnDevice(userId);
}
