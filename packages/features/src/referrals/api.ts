import { infiniteQueryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { readable } from '../lib/CallError.ts';
import { post } from '../lib/post.ts';
import { toReferralRow } from './toReferralRow.ts';
import type { WireId } from '../lib/wireId.ts';

/** Referrals in a page; the offset grows by as much (part 2 §9). */
const pageSize = 15;

const text = v.fallback(v.string(), '');
const nobody = { Status: '', Email: '', BasicProfile: { FirstName: '', LastName: '' } };

/** Whatever is missing or of another kind is empty: a friend who joined is never left out. */
const referral = v.fallback(
  v.object({
    Date: v.optional(v.unknown()),
    Details: v.fallback(
      v.object({
        Status: text,
        Email: text,
        BasicProfile: v.fallback(
          v.object({ FirstName: text, LastName: text }),
          nobody.BasicProfile,
        ),
      }),
      nobody,
    ),
  }),
  { Date: undefined, Details: nobody },
);

export type WireReferral = v.InferOutput<typeof referral>;

/**
 * POST /referrals/get page by page (part 2 §7, decision D13). A page with fewer rows than were
 * asked for is the last. Who comes back starts over with the newest.
 */
export const referralsQuery = (userId: WireId, timeZone: string) =>
  infiniteQueryOptions({
    queryKey: ['referrals', userId, timeZone],
    queryFn: async ({ signal, pageParam: Offset }) => {
      const body = { ReferredBy: userId, ReferredTo: '', Limit: pageSize, Offset };
      const { envelope } = readable(await post('/referrals/get', body, { signal }));
      return envelope.data.map((row, index) =>
        toReferralRow(v.parse(referral, row), String(Offset + index), timeZone),
      );
    },
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) =>
      page.length < pageSize ? undefined : offset + pageSize,
    gcTime: 0,
  });
