import type { StatsState } from '@cb/ui/screens/Profile/FiguresCard';
import { WalletCard, type WalletCardProps } from '@cb/ui/screens/Profile/WalletCard';
import { useQuery } from '@tanstack/react-query';
import { useGoalText } from '../shared/member/goal.ts';
import { type BasicProfile, basicProfileQuery } from '../shared/member/profile.ts';
import { type UserStats, userStatsQuery } from '../shared/member/userStats.ts';
import { useUserId } from '../shared/session/session.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { countUnanswered, percentAnswered, type QuestionProgress } from './progress.ts';
import { useOpenedQuestionnaire, useProfiler } from './useProfiler.ts';

interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
}

/** Returns the state of the figures. Known ones stay when a later call fails, with its Errors (D62). */
export function toStatsState({ data, error, isFetching }: QueryState<UserStats>): StatsState {
  if (data) return { status: 'ready', ...data, errors: errorsOf(error) };
  if (!error || isFetching) return { status: 'loading' };
  return { status: 'failed', errors: errorsOf(error) };
}

/** Returns "CB Count" (STA-03) in CB; `undefined` while it loads, NaN if it failed to load. */
export function toCbCount({ data, error, isFetching }: QueryState<UserStats>) {
  if (data) return data.cb.current;
  return error && !isFetching ? Number.NaN : undefined;
}

/**
 * Returns the first and last name; empty for a member with neither, `undefined` until the profile
 * is known.
 */
export const toName = (profile: BasicProfile | undefined) =>
  profile && `${profile.firstName} ${profile.lastName}`.trim();

/**
 * Returns the average of the providers' completion, to one decimal place (D24). Unknown
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

/**
 * The wallet, whose "CB Count", name and completeness come from separate calls (CAL-17, STA-03). It opens
 * the Cint questionnaire, which makes up half of the completeness.
 */
export function Wallet({ surveysHref }: { surveysHref: string }) {
  const userId = useUserId();
  const stats = useQuery(userStatsQuery(userId));
  const profile = useQuery(basicProfileQuery(userId));
  const cint = useProfiler('CINT');
  const samply = useProfiler('SAMPLY');
  const { Questionnaire, onOpen, onClose } = useOpenedQuestionnaire();
  const cb = toCbCount(stats);
  const goal = useGoalText(cb);
  return (
    <>
      <WalletCard
        name={toName(profile.data)}
        email={profile.data?.email}
        cb={cb}
        goal={goal}
        completeness={toCompleteness([cint.progress, samply.progress])}
        cint={toCintProps(cint, Questionnaire !== undefined, onOpen)}
      />
      {Questionnaire && (
        <Questionnaire
          questions={cint.questions}
          answers={cint.answers}
          surveysHref={surveysHref}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Returns the wallet's props for the Cint questionnaire; undefined if it has no questions. */
function toCintProps(
  profiler: ReturnType<typeof useProfiler>,
  isOpen: boolean,
  onOpen: () => void,
): WalletCardProps['cint'] {
  const { progress, answers } = profiler;
  if (!progress) return profiler.hasFailed ? undefined : 'unknown';
  if (progress.length === 0) return undefined;
  return {
    left: countUnanswered(progress),
    total: progress.length,
    loading: profiler.isLoading,
    unsent: isOpen ? 0 : profiler.unsentCount,
    sending: profiler.isResending,
    onOpen,
    onResend: () => void answers.resend(),
  };
}
