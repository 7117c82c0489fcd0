import type { QueryClient } from '@tanstack/react-query';

/** The choice of a theme belongs to the device, not to the member. */
const kept = 'cb-theme';

/** The one dictionary of ours whose name the specification gives (part 2 §9). */
const catalogue = 'TangocardCatalog';

/** Forgets what the browser holds of the member: the cache and our storage keys (decision D5). Never throws. */
export function forgetMember(queryClient: QueryClient) {
  queryClient.clear();
  for (const open of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) {
        const ours = key.startsWith('cb-') || key === catalogue;
        if (ours && key !== kept) storage.removeItem(key);
      }
    } catch {
      // Refused storage holds nothing of ours.
    }
  }
}
