import { questionnaireFailed } from '@cb/ui/domain/memberMessages';
import { usePlatform } from '@cb/ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIdle } from '../shared/hooks/useIdle.ts';
import { defaultLanguage, useCountryLanguage } from '../shared/member/profile.ts';
import { useUserId } from '../shared/session/session.ts';
import { isRetried, isUnsent } from './answers.ts';
import { progressQuery, type Provider, type QuestionProgress } from './progress.ts';
import type * as questionnaireModule from './Questionnaire.tsx';
import { useAnswers } from './useAnswers.ts';
import { useAnswerable } from './useQuestions.ts';

const noProgress: readonly QuestionProgress[] = [];

/** Returns a provider's questions and the member's progress with them. */
export function useProfiler(provider: Provider) {
  const userId = useUserId();
  const language = useCountryLanguage();
  const questions = { userId, provider, language: language?.code ?? defaultLanguage.code };
  const answers = useAnswers(provider);
  // Excludes the drafts, so that choosing an answer renders the questionnaire only.
  const submitted = useSyncExternalStore(answers.subscribe, () => answers.get().submitted);
  const progress = useQuery({ ...progressQuery(questions), enabled: language !== undefined });
  const answerable = useAnswerable(questions, progress.data ?? noProgress);
  const submittedAnswers = [...submitted.values()];
  return {
    questions,
    answers,
    progress: progress.data && answerable,
    hasFailed: progress.isError,
    isLoading: language === undefined || progress.isFetching,
    unsentCount: submittedAnswers.filter(isUnsent).length,
    isResending: submittedAnswers.some(isRetried),
  };
}

const loadQuestionnaire = () => import('./Questionnaire.tsx');

/**
 * Returns the questionnaire while it is open. Its script is loaded once the page is idle, or when the
 * member opens it before (D242).
 */
export function useOpenedQuestionnaire() {
  const { alert } = usePlatform();
  const [loaded, setLoaded] = useState<typeof questionnaireModule>();
  const [isOpen, setOpen] = useState(false);
  const wasIdle = useIdle();
  useEffect(() => {
    // A failure is ignored here, because opening the questionnaire tries again.
    if (wasIdle) loadQuestionnaire().then(setLoaded, () => {});
  }, [wasIdle]);
  return {
    Questionnaire: isOpen ? loaded?.Questionnaire : undefined,
    onOpen: () => {
      setOpen(true);
      if (loaded) return;
      loadQuestionnaire().then(setLoaded, () => {
        setOpen(false);
        alert(questionnaireFailed);
      });
    },
    onClose: () => setOpen(false),
  };
}
