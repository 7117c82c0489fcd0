import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readable } from '../wire/CallError.ts';
import { post } from '../wire/post.ts';
import { logFailure } from '../wire/failures.ts';
import { toReferralRow } from './toReferralRow.ts';
import type { WireId } from '../wire/wireId.ts';

/** Referrals in a page; the offset grows by as much (REF-13). */
const pageSize = 15;

const text = v.fallback(v.string(), '');
const isGiven = (value: unknown) => value !== undefined && value !== null;
const nobody = { Status: '', Email: '', BasicProfile: { FirstName: '', LastName: '' } };

const details = v.fallback(
  v.object({
    Status: text,
    Email: text,
    BasicProfile: v.fallback(v.object({ FirstName: text, LastName: text }), nobody.BasicProfile),
  }),
  nobody,
);

/** Whatever is missing or of another kind is empty: a friend who joined is never left out. */
const referral = v.pipe(
  v.object({
    Date: v.optional(v.unknown()),
    Details: v.optional(v.unknown()),
  }),
  v.check(
    ({ Date, Details }) => isGiven(Date) || (typeof Details === 'object' && isGiven(Details)),
  ),
  v.transform(({ Date, Details }) => ({ Date, Details: v.parse(details, Details) })),
);

export type WireReferral = v.InferOutput<typeof referral>;

const path = '/referrals/get';

/** The rows of a page; what is no referral is reported and left out. */
function readPage(data: readonly unknown[], offset: number, timeZone: string) {
  const rows = data.flatMap((entry, index) => {
    const parsed = v.safeParse(referral, entry);
    return parsed.success ? [toReferralRow(parsed.output, String(offset + index), timeZone)] : [];
  });
  if (rows.length < data.length) logFailure({ kind: 'malformed', path, reason: 'unexpected-data' });
  return { rows, isLast: data.length < pageSize };
}

/**
 * POST /referrals/get page by page (CAL-22, D13). A page with fewer rows than were
 * asked for is the last. Who comes back starts over with the newest.
 */
export const referralsQuery = (userId: WireId, timeZone: string) =>
  infiniteQueryOptions({
    queryKey: ['referrals', userId, timeZone],
    queryFn: async ({ signal, pageParam: Offset }) => {
      const body = { ReferredBy: userId, ReferredTo: '', Limit: pageSize, Offset };
      const { envelope } = readable(await post(path, body, { signal }));
      return readPage(envelope.data, Offset, timeZone);
    },
    initialPageParam: 0,
    getNextPageParam: ({ isLast }, _pages, offset) => (isLast ? undefined : offset + pageSize),
    gcTime: 0,
  });
