import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { defaultLanguage, useCountryLanguage } from '../member/profile/profile.ts';
import { progressQuery, type Provider, type QuestionProgress } from '../member/profile/progress.ts';
import type { WireId } from '../wire/wireId.ts';
import { isRetried, isUnsent } from './answers.ts';
import { useAnswerable } from './useQuestions.ts';
import { useAnswers } from './useAnswers.ts';

const noProgress: readonly QuestionProgress[] = [];

/** Returns a provider's questions and the member's progress with them. */
export function useProfiler(userId: WireId, provider: Provider) {
  const language = useCountryLanguage(userId);
  const questions = { userId, provider, language: language?.code ?? defaultLanguage.code };
  const answers = useAnswers(userId, provider);
  // Without the drafts, so that choosing an answer renders the questionnaire only.
  const submitted = useSyncExternalStore(answers.subscribe, () => answers.get().submitted);
  const progress = useQuery({ ...progressQuery(questions), enabled: language !== undefined });
  const answerable = useAnswerable(questions, progress.data ?? noProgress);
  const sentAnswers = [...submitted.values()];
  return {
    questions,
    answers,
    progress: progress.data && answerable,
    failed: progress.isError,
    loading: language === undefined || progress.isFetching,
    unsent: sentAnswers.filter(isUnsent).length,
    sending: sentAnswers.some(isRetried),
  };
}
