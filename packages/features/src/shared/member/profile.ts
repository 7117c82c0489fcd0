import { initialsOf } from '@cb/ui/domain/text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { useUserId } from '../session/session.ts';
import { keyOf } from '../storage/storedKeys.ts';
import { deviceTexts, storedValue, useStoredText } from '../storage/storedText.ts';
import { requireReadable } from '../wire/CallError.ts';
import { firstRecord, type WireId } from '../wire/records.ts';
import { post } from '../wire/post.ts';

const path = '/getBasicProfile';

// A member who never filled in a profile has no such fields; the form then starts empty.
const text = v.fallback(v.nullish(v.string(), ''), '');
const emptyProfile = { FirstName: '', LastName: '', City: '', CountryLanguageCode: '' };

export const profileRecord = v.object({
  BasicProfile: v.fallback(
    v.nullish(
      v.object({ FirstName: text, LastName: text, City: text, CountryLanguageCode: text }),
      emptyProfile,
    ),
    emptyProfile,
  ),
  ZipCode: text,
  Email: text,
  Username: text,
});

/**
 * The profile under the site's own names (PRF-04); fields that the server does not have are empty.
 */
export interface BasicProfile {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly zipCode: string;
  readonly email: string;
  readonly username: string;
  readonly countryLanguageCode: string;
}

/** POST /getBasicProfile (CAL-15). Fails with a CallError; a refusal carries its Errors. */
export const basicProfileQuery = (userId: WireId) =>
  queryOptions({
    queryKey: ['basicProfile', userId],
    queryFn: async ({ signal }): Promise<BasicProfile> => {
      const result = await post(path, { UserId: userId }, { signal });
      const {
        BasicProfile: basic,
        ZipCode,
        Email,
        Username,
      } = firstRecord(path, requireReadable(result), profileRecord);
      storeInitials(userId, `${basic.FirstName} ${basic.LastName}`.trim());
      return {
        firstName: basic.FirstName,
        lastName: basic.LastName,
        city: basic.City,
        countryLanguageCode: basic.CountryLanguageCode,
        zipCode: ZipCode,
        email: Email,
        username: Username,
      };
    },
  });

/** Returns the e-mail address of the member's profile, '' until it is known (D186). */
export function useKnownEmail(): string {
  const { data } = useQuery({ ...basicProfileQuery(useUserId()), staleTime: Infinity });
  return data?.email ?? '';
}

/** A country-language option (PRF-06). */
export interface CountryLanguage {
  readonly code: string;
  readonly name: string;
}

/** English US, the default for members who have not chosen a language (PRF-06). */
export const defaultLanguage: CountryLanguage = { code: 'ENG-US', name: 'English US' };

const storedLanguage = storedValue<CountryLanguage>(
  v.object({ code: v.string(), name: v.string() }),
);

/**
 * Stores a member's choice on this device: the call that updates the profile does not include it
 * (CAL-14), whereas those for questions and answers do.
 */
export const storeCountryLanguage = (userId: WireId, { code, name }: CountryLanguage) =>
  storedLanguage.store(keyOf('countryLanguage', userId), { code, name });

/**
 * Returns the member's choice, or the profile's language, or English US; `undefined` until known. If not
 * `enabled`, makes no call, and uses the profile that another component has loaded.
 */
export function useCountryLanguage({ enabled = true } = {}): CountryLanguage | undefined {
  const userId = useUserId();
  const chosen = storedLanguage.useValue(keyOf('countryLanguage', userId));
  const { data, isPending } = useQuery({ ...basicProfileQuery(userId), enabled });
  if (chosen) return chosen;
  if (isPending) return undefined;
  const code = data?.countryLanguageCode;
  return code && code !== defaultLanguage.code ? { code, name: code } : defaultLanguage;
}

/** Stores the initials of a loaded profile, so that the shell needs no call for them. */
function storeInitials(userId: WireId, name: string) {
  const initials = initialsOf(name);
  if (initials !== '') deviceTexts.store(keyOf('initials', userId), initials);
}

/** Returns the initials of the profile that was last loaded on this device, as after a save; `undefined` if none was. */
export const useInitials = () => useStoredText(keyOf('initials', useUserId())) || undefined;
