import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { CountryLanguage } from '../shared/member/profile.ts';
import { requireReadable } from '../shared/wire/CallError.ts';
import { post, postChange } from '../shared/wire/post.ts';
import { readList, uniqueBy, type WireId } from '../shared/wire/records.ts';

/** The profile fields that the form sends; Email and Username are sent unchanged. */
export interface ProfileUpdate {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  readonly zipCode: string;
  readonly email: string;
  readonly username: string;
}

/** POST /updateBasicProfile (CAL-14); its table has no country-language. */
export const updateProfile = (userId: WireId, update: ProfileUpdate) =>
  postChange('/updateBasicProfile', {
    UserId: userId,
    FirstName: update.firstName,
    City: update.city,
    LastName: update.lastName,
    ZipCode: update.zipCode,
    Email: update.email,
    Username: update.username,
  });

const languagesPath = '/listcountrylanguage';

/** The number of languages to fetch (D13). */
const maxLanguages = 20;

export const languageRow = v.pipe(
  v.object({ CountryLanguageCode: v.pipe(v.string(), v.nonEmpty()), Name: v.string() }),
  v.transform(({ CountryLanguageCode: code, Name }): CountryLanguage => ({
    code,
    name: Name.trim() || code,
  })),
);

/** POST /listcountrylanguage for the typed text (CAL-16, D13). Fails with a CallError. */
export const languagesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['countryLanguages', typed],
    queryFn: async ({ signal }) => {
      const result = await post(
        languagesPath,
        { MatchString: typed, Limit: maxLanguages },
        { signal },
      );
      const { data } = requireReadable(result).envelope;
      return uniqueBy(readList(languagesPath, data, languageRow), ({ code }) => code);
    },
  });
