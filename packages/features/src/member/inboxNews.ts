import { newestMessage } from '@cb/ui/screens/Messages/InboxScreen/newestMessage';
import { storeText, useStoredText } from '../hooks/storedText.ts';

const key = 'cb-inbox-seen';

/** Returns whether the inbox has a message that was not there when the member last opened it. */
export const useInboxNews = () => useStoredText(key) !== newestMessage;

/** Remembers that the inbox was opened. */
export const markInboxSeen = () => storeText(key, newestMessage);
