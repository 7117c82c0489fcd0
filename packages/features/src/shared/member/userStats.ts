import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { requireReadable } from '../wire/CallError.ts';
import { get } from '../wire/post.ts';
import { firstRecord, wireFigure, type WireId } from '../wire/records.ts';

const path = '/getUserStats';

// A missing figure is shown as a dash, and does not affect the others.
const unknown = Number.NaN;
const noCb = {
  current: unknown,
  lifetime: unknown,
  week: unknown,
  month: unknown,
  claimed: unknown,
};
const noReferrals = { lifetime: unknown, week: unknown, month: unknown };

const cb = v.object({
  current: wireFigure,
  lifetime: wireFigure,
  week: wireFigure,
  month: wireFigure,
  claimed: wireFigure,
});
const referrals = v.object({ lifetime: wireFigure, week: wireFigure, month: wireFigure });

export const userStatsRecord = v.pipe(
  v.object({ CB: v.fallback(cb, noCb), Referrals: v.fallback(referrals, noReferrals) }),
  v.transform(({ CB, Referrals }) => ({ cb: CB, referrals: Referrals })),
);

/** Figures in CB and numbers of referrals; NaN if the server sent none. */
export type UserStats = v.InferOutput<typeof userStatsRecord>;

/** GET /getUserStats without a payload (CAL-17). Fails with a CallError. */
export const userStatsQuery = (userId: WireId) =>
  queryOptions({
    queryKey: ['userStats', userId],
    queryFn: async ({ signal }): Promise<UserStats> =>
      firstRecord(path, requireReadable(await get(path, { signal })), userStatsRecord),
  });
