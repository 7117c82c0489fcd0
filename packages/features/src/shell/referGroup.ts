import { storeText, useStoredText } from '../hooks/storedText.ts';

const key = 'cb-refer-open';

/** Whether the sidebar's Refer & Earn group is open: at first, and until the member closes it. */
export function useReferGroup() {
  return {
    referOpen: useStoredText(key) !== 'closed',
    onReferOpenChange: (open: boolean) => storeText(key, open ? 'open' : 'closed'),
  };
}
