// Separate from the queries, because the head script (`headRequests.ts` of the site) must import little.

import { keyOf } from '../shared/storage/storedKeys.ts';

/** POST /tango/getCatalogsForMe (CAL-39). */
export const catalogueCall = ['/tango/getCatalogsForMe', {}] as const;

/** Whether the browser has stored a catalogue, of whatever age. */
export function hasCatalogue(): boolean {
  try {
    return localStorage.getItem(keyOf('catalogue')) !== null;
  } catch {
    return false;
  }
}
