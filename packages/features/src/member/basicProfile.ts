import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readable } from '../wire/CallError.ts';
import { firstRecord } from '../wire/firstRecord.ts';
import { post } from '../wire/post.ts';
import { keepInitials } from './initials.ts';
import type { WireId } from '../wire/wireId.ts';

const path = '/getBasicProfile';

// A member who never filled in a profile has no such fields; the form then starts empty.
const text = v.fallback(v.nullish(v.string(), ''), '');
const nobody = { FirstName: '', LastName: '', City: '', CountryLanguageCode: '' };

export const profileRecord = v.object({
  BasicProfile: v.fallback(
    v.nullish(
      v.object({ FirstName: text, LastName: text, City: text, CountryLanguageCode: text }),
      nobody,
    ),
    nobody,
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
      } = firstRecord(path, readable(result), profileRecord);
      keepInitials(userId, `${basic.FirstName} ${basic.LastName}`.trim());
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
