import { useQuery } from '@tanstack/react-query';
import { errorsOf } from '../wire/CallError.ts';
import { fetchProgress, type Questions } from '../member/profileProgress.ts';
import type { Answers } from './answers.ts';

/**
 * Returns the questions as of the last load, so that later answers do not reorder them. Loads on mount
 * and each time `load` is called.
 */
export function useQuestionList(questions: Questions, answers: Answers) {
  const { userId, provider, language } = questions;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['questionList', userId, provider, language],
    queryFn: async ({ signal }) => {
      const forgetSent = answers.markSent();
      const rows = await fetchProgress(questions, signal);
      forgetSent();
      return rows;
    },
    refetchOnMount: 'always',
    gcTime: 0,
    // A new list starts at its first open question, even if it equals the previous one.
    structuralSharing: false,
  });
  const load = () => void refetch();
  if (isFetching) return { list: { status: 'loading' }, load } as const;
  if (error) return { list: { status: 'failed', errors: errorsOf(error) }, load } as const;
  return { list: { status: 'ready', rows: data ?? [] }, load } as const;
}
