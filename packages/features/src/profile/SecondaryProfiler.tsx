import { ProfilerCard } from '@cb/ui/screens/Profile/ProfilerCard';
import { countUnanswered, isComplete, percentAnswered } from '../member/profileProgress.ts';
import { useFlash } from './useFlash.ts';
import { useOpenedQuestionnaire } from './useOpenedQuestionnaire.ts';
import { useProfiler } from './useProfiler.ts';
import type { WireId } from '../wire/wireId.ts';

export interface SecondaryProfilerProps {
  /** The logged-in member's id. */
  userId: WireId;
  /** The address of the surveys, where a completed profile leads. */
  surveysHref: string;
}

/** The progress button of SAMPLY and the questionnaire that it opens (PRF-03, QUE-17). */
export function SecondaryProfiler({ userId, surveysHref }: SecondaryProfilerProps) {
  const { questions, answers, progress, failed, loading, unsent, sending } = useProfiler(
    userId,
    'SAMPLY',
  );
  const { Questionnaire, onOpen, onClose } = useOpenedQuestionnaire();
  const percent = progress && percentAnswered(progress);
  return (
    <>
      <ProfilerCard
        status={loading ? 'loading' : failed ? 'failed' : 'ready'}
        percent={percent}
        questions={progress && { total: progress.length, left: countUnanswered(progress) }}
        completed={isComplete(percent)}
        flashing={useFlash(percent)}
        unsent={Questionnaire ? 0 : unsent}
        sending={sending}
        onOpen={onOpen}
        onResend={() => void answers.resend()}
      />
      {Questionnaire && (
        <Questionnaire
          questions={questions}
          answers={answers}
          surveysHref={surveysHref}
          onClose={onClose}
        />
      )}
    </>
  );
}
