import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuestionProgress, Questions } from '../member/profileProgress.ts';
import { questionQuery, type QuestionDetails } from './questionnaireApi.ts';

const areAnswerable = (details: readonly UseQueryResult<QuestionDetails>[]) =>
  details.map(({ data }) => data?.kind !== 'none');

/** Leaves out the questions that nobody can answer, as far as their details are known (D290). */
export function useAnswerable(questions: Questions, listed: readonly QuestionProgress[]) {
  const queries = listed.map(({ id }) => ({ ...questionQuery(questions, id), enabled: false }));
  const answerable = useQueries({ queries, combine: areAnswerable });
  return useMemo(() => listed.filter((_, at) => answerable[at]), [listed, answerable]);
}
