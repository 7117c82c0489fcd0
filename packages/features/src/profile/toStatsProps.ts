import type { StatsState } from '@cb/ui/screens/Profile/FiguresCard';
import type { BasicProfile } from '../member/profile/profile.ts';
import { errorsOf } from '../wire/CallError.ts';
import {
  percentAnswered,
  type QuestionProgress,
  type UserStats,
} from '../member/profile/progress.ts';

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

/** Known figures stay when later answers fail; the Errors of the latest one are shown (D62). */
export function toStatsState({ data, error, isFetching }: Asked<UserStats>): StatsState {
  if (data) return { status: 'ready', ...data, errors: errorsOf(error) };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', errors: errorsOf(error) };
}

/** Returns "CB Count" (STA-03) in CB; `undefined` while it loads, NaN if it failed to load. */
export const toCbCount = ({ data, error, isFetching }: Asked<UserStats>): number | undefined =>
  data?.cb.current ?? (error && !isFetching ? Number.NaN : undefined);

/**
 * Returns the first and last name; empty for a member with neither, `undefined` until the profile
 * is known.
 */
export const toName = (profile: BasicProfile | undefined) =>
  profile && `${profile.firstName} ${profile.lastName}`.trim();

/**
 * Returns the average of the providers' completion, to one decimal place (decision D24). Unknown
 * until every list is known; a provider without questions does not count.
 */
export function toCompleteness(
  lists: readonly (readonly QuestionProgress[] | undefined)[],
): number | undefined {
  if (lists.includes(undefined)) return undefined;
  const percents = lists
    .map((list) => percentAnswered(list ?? []))
    .filter((percent) => percent !== undefined);
  if (percents.length === 0) return undefined;
  const average = percents.reduce((sum, percent) => sum + percent, 0) / percents.length;
  return Math.round(average * 10) / 10;
}
