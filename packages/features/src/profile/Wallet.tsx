import { WalletCard, type WalletCardProps } from '@cb/ui/screens/Profile/WalletCard';
import { useQuery } from '@tanstack/react-query';
import { basicProfileQuery } from '../member/profile/profile.ts';
import { countUnanswered, userStatsQuery } from '../member/profile/progress.ts';
import { useGoalText } from '../member/balance/goal.ts';
import { toCbCount, toCompleteness, toName } from './toStatsProps.ts';
import { useOpenedQuestionnaire, useProfiler } from './useProfiler.ts';
import type { WireId } from '../wire/wireId.ts';

/**
 * The wallet, whose "CB Count", name and completeness come from separate calls (CAL-17, STA-03). It opens
 * the Cint questionnaire, which makes up half of the completeness.
 */
export function Wallet({ userId, surveysHref }: { userId: WireId; surveysHref: string }) {
  const stats = useQuery(userStatsQuery(userId));
  const profile = useQuery(basicProfileQuery(userId));
  const cint = useProfiler(userId, 'CINT');
  const samply = useProfiler(userId, 'SAMPLY');
  const { Questionnaire, onOpen, onClose } = useOpenedQuestionnaire();
  const cb = toCbCount(stats);
  const goal = useGoalText(userId, cb);
  return (
    <>
      <WalletCard
        name={toName(profile.data)}
        email={profile.data?.email}
        cb={cb}
        goal={goal}
        completeness={toCompleteness([cint.progress, samply.progress])}
        other={toOther(cint, Questionnaire !== undefined, onOpen)}
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
function toOther(
  { progress, failed, loading, unsent, sending, answers }: ReturnType<typeof useProfiler>,
  open: boolean,
  onOpen: () => void,
): WalletCardProps['other'] {
  if (!progress) return failed ? undefined : 'unknown';
  if (progress.length === 0) return undefined;
  return {
    left: countUnanswered(progress),
    total: progress.length,
    loading,
    unsent: open ? 0 : unsent,
    sending,
    onOpen,
    onResend: () => void answers.resend(),
  };
}
