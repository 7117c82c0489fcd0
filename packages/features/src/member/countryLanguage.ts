import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { deviceTexts, useStoredText } from '../hooks/storedText.ts';
import { basicProfileQuery } from './basicProfile.ts';
import type { WireId } from '../wire/wireId.ts';

/** A country-language option (PRF-06). */
export interface CountryLanguage {
  readonly code: string;
  readonly name: string;
}

/** English US, the default for members who have not chosen a language (PRF-06). */
export const defaultLanguage: CountryLanguage = { code: 'ENG-US', name: 'English US' };

const storageKey = (userId: WireId) => `cb-country-language:${userId}`;
const stored = v.fallback(
  v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ code: v.string(), name: v.string() }))),
  null,
);

/**
 * Stores a member's choice on this device: the call that updates the profile does not include it
 * (CAL-14), whereas those for questions and answers do.
 */
export const keepCountryLanguage = (userId: WireId, { code, name }: CountryLanguage) =>
  deviceTexts.store(storageKey(userId), JSON.stringify({ code, name }));

/**
 * Returns the member's choice, or the profile's language, or English US; `undefined` until known.
 * Without `enabled` it uses a profile that is loaded already.
 */
export function useCountryLanguage(userId: WireId, enabled = true): CountryLanguage | undefined {
  const chosen = v.parse(stored, useStoredText(storageKey(userId)));
  const { data, isPending } = useQuery({ ...basicProfileQuery(userId), enabled });
  if (chosen) return chosen;
  if (isPending) return undefined;
  const code = data?.countryLanguageCode;
  return code && code !== defaultLanguage.code ? { code, name: code } : defaultLanguage;
}
