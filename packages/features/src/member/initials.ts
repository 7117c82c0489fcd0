import { initialsOf } from '@cb/ui/domain/initialsOf';
import { deviceTexts, useStoredText } from '../hooks/storedText.ts';
import type { WireId } from '../wire/wireId.ts';

const keyOf = (userId: WireId) => `cb-initials:${userId}`;

/** Stores the initials of a loaded profile, so that the shell needs no call for them. */
export const keepInitials = (userId: WireId, name: string) =>
  deviceTexts.store(keyOf(userId), initialsOf(name));

/**
 * Returns the member's initials; '' while the member is unknown, and until a profile with a name has been
 * loaded on this device.
 */
export const useInitials = (userId: WireId | undefined) => useStoredText(keyOf(userId ?? ''));
