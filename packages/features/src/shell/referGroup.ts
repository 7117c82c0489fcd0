import { storeText, useStoredText } from '../hooks/storedText.ts';

const key = 'cb-refer-open';

/**
 * Returns whether the sidebar's Refer & Earn group is open, which it is until the member closes it.
 */
export function useReferGroup() {
  return {
    referOpen: useStoredText(key) !== 'closed',
    onReferOpenChange: (open: boolean) => storeText(key, open ? 'open' : 'closed'),
  };
}
