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
  const profiler = useProfiler('SAMPLY');
  const { questions, answers, progress, isLoading, unsentCount } = profiler;
  const { Questionnaire, onOpen, onClose } = useOpenedQuestionnaire();
  const percent = progress && percentAnswered(progress);
  const isFlashing = useFlash(percent);
  const loadedStatus = profiler.hasFailed ? 'failed' : 'ready';
  return (
    <>
      <ProfilerCard
        status={isLoading ? 'loading' : loadedStatus}
        percent={percent}
        questions={progress && { total: progress.length, left: countUnanswered(progress) }}
        completed={isComplete(percent)}
        flashing={isFlashing}
        unsent={Questionnaire ? 0 : unsentCount}
        sending={profiler.isResending}
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
  const [isFlashing, setFlashing] = useState(false);
  const animatedPercent = useRef(0);

  useEffect(() => {
    if (percent === undefined || percent === animatedPercent.current) return undefined;
    let cancel = clock.after(ringMs, () => {
      animatedPercent.current = percent;
      setFlashing(true);
      cancel = clock.after(flashMs, () => setFlashing(false));
    });
    return () => {
      cancel();
      setFlashing(false);
    };
  }, [percent, clock]);

  return isFlashing;
}
