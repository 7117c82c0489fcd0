import type { QueryClient } from '@tanstack/react-query';
import { forgetIntents } from '../exactlyOnce/intentPort.ts';
import type { WireId } from '../wire/wireId.ts';

/** The theme belongs to the device, not to the member. */
const themeKey = 'cb-theme';

/** The one storage key that the specification names. */
const catalogueKey = 'TangocardCatalog';

const isOurs = (key: string) => (key.startsWith('cb-') || key === catalogueKey) && key !== themeKey;

/** Keys are `cb-<name>`, or `cb-<name>:<member>` for data of several members. */
function isOfOther(key: string, userId: WireId) {
  const [, ...rest] = key.split(':');
  return rest.length > 0 && !`${rest.join(':')}:`.startsWith(`${userId}:`);
}

function removeKeys(open: () => Storage, isMeant: (key: string) => boolean) {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
  } catch {
    // If storage is refused, nothing of ours is in it.
  }
}

/**
 * Deletes the data of a member from this device (D5), or of all members if none is given. Keeps data
 * under another member's id, who may be in the middle of a redemption in another tab. Never fails.
 */
export async function forgetOnDevice(userId?: WireId) {
  const isMeant = (key: string) => userId === undefined || !isOfOther(key, userId);
  removeKeys(
    () => localStorage,
    (key) => isOurs(key) && isMeant(key),
  );
  removeKeys(() => sessionStorage, isOurs);
  await forgetIntents(isMeant);
}

const lastMember = 'cb-member';

/**
 * Stores who uses this device now, and deletes the data of the previous member, such as one whose
 * session expired. `earlier` is that member, if the caller knows it; it overrides the stored one.
 */
export function takeDevice(userId: WireId, earlier?: WireId) {
  try {
    const now = String(userId);
    const left = String(earlier ?? localStorage.getItem(lastMember) ?? now);
    if (left !== now) void forgetOnDevice(left);
    localStorage.setItem(lastMember, now);
  } catch {
    // If storage is refused, no data of an earlier member is in it.
  }
}

/** Deletes all members' data from this browser, as at logout: the cache and the storage. */
export async function forgetMember(queryClient: QueryClient) {
  queryClient.clear();
  await forgetOnDevice();
}
