import { ringMs } from '@cb/ui/components/ProgressRing';
import { usePlatform } from '@cb/ui/platform';
import { ProfilerCard } from '@cb/ui/screens/Profile/ProfilerCard';
import { useEffect, useRef, useState } from 'react';
import { countUnanswered, isComplete, percentAnswered } from './progress.ts';
import { useOpenedQuestionnaire, useProfiler } from './useProfiler.ts';

export interface SecondaryProfilerProps {
  /** The address of the surveys, where a completed profile leads. */
  surveysHref: string;
}

/** The progress button of SAMPLY and the questionnaire that it opens (PRF-03, QUE-17). */
export function SecondaryProfiler({ surveysHref }: SecondaryProfilerProps) {
  const { questions, answers, progress, failed, loading, unsent, sending } = useProfiler('SAMPLY');
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

/** How long the button is green after its ring has animated, in ms (PRF-07). */
const flashMs = 3000;

/** Whether the button is green: for about 3 s after the ring has animated to another percentage. */
function useFlash(percent: number | undefined): boolean {
  const { clock } = usePlatform();
  const [flashing, setFlashing] = useState(false);
  const animatedTo = useRef(0);

  useEffect(() => {
    if (percent === undefined || percent === animatedTo.current) return undefined;
    let cancel = clock.after(ringMs, () => {
      animatedTo.current = percent;
      setFlashing(true);
      cancel = clock.after(flashMs, () => setFlashing(false));
    });
    return () => {
      cancel();
      setFlashing(false);
    };
  }, [percent, clock]);

  return flashing;
}
