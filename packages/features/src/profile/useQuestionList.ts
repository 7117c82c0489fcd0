import { useEffect, useEffectEvent, useState } from 'react';
import { errorsOf } from '../wire/CallError.ts';
import { fetchProgress, type QuestionProgress, type Questions } from '../member/profileProgress.ts';
import type { Answers } from './answers.ts';

export type QuestionList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly errors: readonly string[] }
  | { readonly status: 'ready'; readonly rows: readonly QuestionProgress[] };

/**
 * Returns the questions as of the last load, so that later answers do not reorder them. Loads on mount
 * and each time `load` is called; of several loads the last one counts.
 */
export function useQuestionList(questions: Questions, answers: Answers) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ attempt: number; list: QuestionList }>();

  const fetchList = useEffectEvent(async (signal: AbortSignal) => {
    const forgetSent = answers.markSent();
    try {
      const rows = await fetchProgress(questions, signal);
      if (signal.aborted) return;
      forgetSent();
      setLoaded({ attempt, list: { status: 'ready', rows } });
    } catch (error) {
      if (signal.aborted) return;
      setLoaded({ attempt, list: { status: 'failed', errors: errorsOf(error) } });
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    void fetchList(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  const list: QuestionList = loaded?.attempt === attempt ? loaded.list : { status: 'loading' };
  return { list, load: () => setAttempt(attempt + 1) };
}
