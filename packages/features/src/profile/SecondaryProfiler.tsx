import { ProfilerCard } from '@cb/ui/screens/Profile/ProfilerCard';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { defaultLanguage, useCountryLanguage } from '../member/countryLanguage.ts';
import {
  percentAnswered,
  isComplete,
  progressQuery,
  type Provider,
} from '../member/profileProgress.ts';
import { isRetried, isUnsent } from './answers.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { useAnswers } from './useAnswers.ts';
import { useFlash } from './useFlash.ts';
import type { WireId } from '../wire/wireId.ts';

export interface SecondaryProfilerProps {
  userId: WireId;
  /** Whose questions are asked. */
  provider?: Provider;
}

/** The progress button of a provider, and the questionnaire it opens (PRF-03, QUE-17). */
export function SecondaryProfiler({ userId, provider = 'SAMPLY' }: SecondaryProfilerProps) {
  const language = useCountryLanguage(userId);
  const questions = { userId, provider, language: language?.code ?? defaultLanguage.code };
  const answers = useAnswers(userId, provider);
  const { kept } = useSyncExternalStore(answers.subscribe, answers.get);
  const progress = useQuery({ ...progressQuery(questions), enabled: language !== undefined });
  const [open, setOpen] = useState(false);

  const percent = progress.data && percentAnswered(progress.data);
  const loading = language === undefined || progress.isFetching;
  const submitted = [...kept.values()];
  return (
    <>
      <ProfilerCard
        status={loading ? 'loading' : progress.isError ? 'failed' : 'ready'}
        percent={percent}
        completed={isComplete(percent)}
        flashing={useFlash(percent)}
        unsent={open ? 0 : submitted.filter(isUnsent).length}
        sending={submitted.some(isRetried)}
        onOpen={() => setOpen(true)}
        onResend={() => void answers.resend()}
      />
      {open && (
        <Questionnaire questions={questions} answers={answers} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
