import { deviceTexts, useStoredText } from '../hooks/storedText.ts';
import { referKey } from './closeReferGroup.ts';

/**
 * Returns whether the sidebar's Refer & Earn group is open, which it is until the member closes it.
 */
export function useReferGroup() {
  return {
    referOpen: useStoredText(referKey) !== 'closed',
    onReferOpenChange: (open: boolean) => deviceTexts.store(referKey, open ? 'open' : 'closed'),
  };
}
