import type { ReferralRow } from '@cb/ui/screens/Referrals/RecentReferrals';
import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readDate, writeReferralDate } from '../shared/basics/dates.ts';
import { decodeEntities } from '../shared/basics/textOfHtml.ts';
import { requireReadable } from '../shared/wire/CallError.ts';
import { logFailure } from '../shared/wire/failures.ts';
import { post } from '../shared/wire/post.ts';
import type { WireId } from '../shared/wire/records.ts';

const text = v.fallback(v.pipe(v.string(), v.transform(decodeEntities)), '');
const isGiven = (value: unknown) => value !== undefined && value !== null;
const emptyDetails = { Status: '', Email: '', BasicProfile: { FirstName: '', LastName: '' } };

const details = v.fallback(
  v.object({
    Status: text,
    Email: text,
    BasicProfile: v.fallback(
      v.object({ FirstName: text, LastName: text }),
      emptyDetails.BasicProfile,
    ),
  }),
  emptyDetails,
);

/** Missing and malformed fields are empty, so that a friend who joined is never left out. */
const referral = v.pipe(
  v.object({ Date: v.optional(v.unknown()), Details: v.optional(v.unknown()) }),
  v.check(
    ({ Date, Details }) => isGiven(Date) || (typeof Details === 'object' && isGiven(Details)),
  ),
  v.transform(({ Date, Details }) => ({ Date, Details: v.parse(details, Details) })),
);

type WireReferral = v.InferOutput<typeof referral>;

/** The number of referrals on a page, by which the offset grows (REF-13). */
const pageSize = 15;

const path = '/referrals/get';

/** Reads the rows of a page; malformed ones are reported and left out. */
function readPage(data: readonly unknown[], offset: number, timeZone: string) {
  const rows = data.flatMap((entry, index) => {
    const parsed = v.safeParse(referral, entry);
    return parsed.success ? [toReferralRow(parsed.output, String(offset + index), timeZone)] : [];
  });
  if (rows.length < data.length) logFailure({ kind: 'malformed', path, reason: 'unexpected-data' });
  return { rows, isLast: data.length < pageSize };
}

/**
 * POST /referrals/get page by page (CAL-22, D13). A page with fewer rows than requested is the last
 * one. Reopening the screen starts over with the newest.
 */
export const referralsQuery = (userId: WireId, timeZone: string) =>
  infiniteQueryOptions({
    queryKey: ['referrals', userId, timeZone],
    queryFn: async ({ signal, pageParam: Offset }) => {
      const body = { ReferredBy: userId, ReferredTo: '', Limit: pageSize, Offset };
      const { envelope } = requireReadable(await post(path, body, { signal }));
      return readPage(envelope.data, Offset, timeZone);
    },
    initialPageParam: 0,
    getNextPageParam: ({ isLast }, _pages, offset) => (isLast ? undefined : offset + pageSize),
    gcTime: 0,
  });

/**
 * Returns a key of a friend, who appears again on the next page if the list has grown meanwhile. Rows
 * without enough data count as different friends.
 */
export function friendKey({ id, email, firstName, lastName, joinedOn }: ReferralRow): string {
  if (email !== '') return email;
  return joinedOn === '' ? id : [firstName, lastName, joinedOn].join('\n');
}

/** Returns the row of a referral; without a status it is "New" (REF-10, REF-11). */
function toReferralRow(
  { Date: date, Details: { Status, Email, BasicProfile } }: WireReferral,
  id: string,
  timeZone: string,
): ReferralRow {
  return {
    id,
    firstName: BasicProfile.FirstName,
    lastName: BasicProfile.LastName,
    email: Email,
    referralStatus: Status.trim() === '' ? 'New' : Status,
    joinedOn: readDate(date, timeZone, writeReferralDate).date,
  };
}
