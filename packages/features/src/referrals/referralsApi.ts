import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readable } from '../wire/CallError.ts';
import { post } from '../wire/post.ts';
import { logFailure } from '../wire/failures.ts';
import { referral } from './referralRecord.ts';
import { toReferralRow } from './toReferralRow.ts';
import type { WireId } from '../wire/wireId.ts';

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
      const { envelope } = readable(await post(path, body, { signal }));
      return readPage(envelope.data, Offset, timeZone);
    },
    initialPageParam: 0,
    getNextPageParam: ({ isLast }, _pages, offset) => (isLast ? undefined : offset + pageSize),
    gcTime: 0,
  });
