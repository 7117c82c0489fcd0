import { initialsOf } from '@cb/ui/domain/text';
import { useEffect } from 'react';
import { deviceTexts, useStoredText } from '../hooks/storedText.ts';
import type { WireId } from '../wire/wireId.ts';

const keyOf = (userId: WireId) => `cb-initials:${userId}`;

/** Stores the initials of a loaded profile, so that the shell needs no call for them. */
export function keepInitials(userId: WireId, name: string) {
  const initials = initialsOf(name);
  if (initials !== '') deviceTexts.store(keyOf(userId), initials);
}

/** Returns the words of a login's name, which is an e-mail address: "maya.lind@x.example", "maya lind". */
export const wordsOfLogin = (name: string) =>
  name
    .replace(/@.*/, '')
    .replaceAll(/[^\p{Letter}]+/gu, ' ')
    .trim();

/**
 * Returns the member's initials: those of the profile that was last loaded on this device, or of the name
 * that the member logged in with; '' while neither is known.
 */
export function useInitials(userId: WireId | undefined, loggedInAs: string) {
  const initials = useStoredText(keyOf(userId ?? ''));
  useEffect(() => {
    if (userId === undefined || initials !== '') return;
    keepInitials(userId, wordsOfLogin(loggedInAs));
  }, [userId, initials, loggedInAs]);
  return initials;
}
