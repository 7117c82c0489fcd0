import type { QueryClient } from '@tanstack/react-query';
import { forgetIntents } from './intentPort.ts';

/** The choice of a theme belongs to the device, not to the member. */
const kept = 'cb-theme';

/** The one dictionary of ours whose name the specification gives (part 2 §9). */
const catalogue = 'TangocardCatalog';

/**
 * Forgets what the browser holds of the member: the cache, our storage keys (decision D5) and, when
 * it resolves, the intents. Never fails.
 */
export async function forgetMember(queryClient: QueryClient) {
  queryClient.clear();
  const forgotten = forgetIntents();
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
  await forgotten;
}
