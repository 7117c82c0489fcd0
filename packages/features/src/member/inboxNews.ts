import { newestMessage } from '@cb/ui/domain/newestMessage';
import { deviceTexts, useStoredText } from '../hooks/storedText.ts';

const key = 'cb-inbox-seen';

/** Whether the inbox has a message that is newer than the member's last visit to it. */
export const useInboxNews = () => useStoredText(key) !== newestMessage;

/** Stores that the inbox was opened. */
export const markInboxSeen = () => deviceTexts.store(key, newestMessage);
