import type { QueryClient } from '@tanstack/react-query';

/** The choice of a theme belongs to the device, not to the member. */
const kept = 'cb-theme';

/** Forgets what the browser holds of the member: the cache and our storage keys (decision D5). Never throws. */
export function forgetMember(queryClient: QueryClient) {
  queryClient.clear();
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) {
        if (key.startsWith('cb-') && key !== kept) storage.removeItem(key);
      }
    } catch {
      // Refused storage holds nothing of ours.
    }
  }
}
