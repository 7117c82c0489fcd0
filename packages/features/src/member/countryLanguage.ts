import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { basicProfileQuery } from './basicProfile.ts';
import { createSignal } from '../wire/signal.ts';
import type { WireId } from '../wire/wireId.ts';

/** A country-language option (PRF-06). */
export interface CountryLanguage {
  readonly code: string;
  readonly name: string;
}

/** English US, for members who have chosen nothing else (PRF-06). */
export const defaultLanguage: CountryLanguage = { code: 'ENG-US', name: 'English US' };

const storageKey = (userId: WireId) => `cb-country-language:${userId}`;
const kept = v.object({ code: v.string(), name: v.string() });
const changes = createSignal<void>();
const subscribe = (listener: () => void) => changes.subscribe(listener);

/** The stored text, which compares equal while nothing changes; '' where storage is refused. */
function read(userId: WireId) {
  try {
    return localStorage.getItem(storageKey(userId)) ?? '';
  } catch {
    return '';
  }
}

function parse(text: string): CountryLanguage | undefined {
  try {
    const parsed = v.safeParse(kept, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a member's choice on this device: the call that updates the profile does not carry it
 * (CAL-14), the calls for questions and answers do.
 */
export function keepCountryLanguage(userId: WireId, { code, name }: CountryLanguage) {
  try {
    localStorage.setItem(storageKey(userId), JSON.stringify({ code, name }));
  } catch {
    // Without storage only the choice is lost.
  }
  changes.emit();
}

/** The member's own choice, else what the profile says, else English US; `undefined` until known. */
export function useCountryLanguage(userId: WireId): CountryLanguage | undefined {
  const chosen = parse(useSyncExternalStore(subscribe, () => read(userId)));
  const { data, isPending } = useQuery(basicProfileQuery(userId));
  if (chosen) return chosen;
  if (isPending) return undefined;
  const code = data?.countryLanguageCode;
  return code && code !== defaultLanguage.code ? { code, name: code } : defaultLanguage;
}
