import type { QueryClient } from '@tanstack/react-query';
import { forgetIntents } from '../exactlyOnce/intentPort.ts';
import type { WireId } from '../wire/wireId.ts';

/** The choice of a theme belongs to the device, not to the member. */
const themeKey = 'cb-theme';

/** The one storage key whose name the specification gives. */
const catalogueKey = 'TangocardCatalog';

const isOurs = (key: string) => (key.startsWith('cb-') || key === catalogueKey) && key !== themeKey;

/** Keys are `cb-<what>`, and `cb-<what>:<member>` for what several members may keep here. */
function isOfOther(key: string, userId: WireId) {
  const [, ...rest] = key.split(':');
  return rest.length > 0 && !`${rest.join(':')}:`.startsWith(`${userId}:`);
}

function removeKeys(open: () => Storage, isMeant: (key: string) => boolean) {
  try {
    const storage = open();
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
  } catch {
    // Refused storage holds nothing of ours.
  }
}

/**
 * Forgets what this device keeps of a member (D5); of everybody where none is given. What names
 * another member stays: that one may be in the middle of a redemption in another tab. Never fails.
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
 * Notes whose device this is now, and forgets what the member noted before has left, such as one
 * whose session expired. `earlier` names that member where the caller knows better than the note.
 */
export function takeDevice(userId: WireId, earlier?: WireId) {
  try {
    const now = String(userId);
    const left = String(earlier ?? localStorage.getItem(lastMember) ?? now);
    if (left !== now) void forgetOnDevice(left);
    localStorage.setItem(lastMember, now);
  } catch {
    // Refused storage holds nothing of an earlier member.
  }
}

/** Forgets all that the browser holds of anybody, as at the logout: the cache, and what is on the device. */
export async function forgetMember(queryClient: QueryClient) {
  queryClient.clear();
  await forgetOnDevice();
}
