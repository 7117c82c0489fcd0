import { usePlatform } from '@cb/ui/platform';
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { errorsOf } from '../shared/wire/CallError.ts';
import type { Answers, AnswersState } from './answers.ts';
import { fetchProgress, type QuestionProgress, type Questions } from './progress.ts';
import { type QuestionDetails, questionQuery } from './questionnaireApi.ts';
import { neighbours } from './questionnaireState.ts';

const areAnswerable = (details: readonly UseQueryResult<QuestionDetails>[]) =>
  details.map(({ data }) => data?.kind !== 'none');

/** Leaves out the questions that nobody can answer, as far as their details are known (D290). */
export function useAnswerable(questions: Questions, listed: readonly QuestionProgress[]) {
  const queries = listed.map(({ id }) => ({ ...questionQuery(questions, id), enabled: false }));
  const answerable = useQueries({ queries, combine: areAnswerable });
  return useMemo(() => listed.filter((_, index) => answerable[index]), [listed, answerable]);
}

const noAnswers: AnswersState = { drafts: new Map(), submitted: new Map() };

/** The list while it is not loaded. */
export const noList: QuestionList = { rows: [], answers: noAnswers, opened: [] };

interface LoadedList {
  readonly rows: readonly QuestionProgress[];
  /** The answers when the list was loaded. */
  readonly answers: AnswersState;
}

interface QuestionList extends LoadedList {
  /** The first list since the questionnaire was opened. */
  readonly opened: readonly QuestionProgress[];
}

const reduceList = (list: QuestionList, loaded: LoadedList): QuestionList => ({
  ...loaded,
  opened: list.opened.length > 0 ? list.opened : loaded.rows,
});

/** Fetches the questions, and then drops the sent answers that they include. */
async function loadList(questions: Questions, answers: Answers, signal: AbortSignal) {
  const dropSent = answers.markSent();
  const rows = await fetchProgress(questions, signal);
  dropSent();
  return { rows, answers: answers.get() };
}

/**
 * Returns the questions as of the last load, so that later answers do not reorder them. Loads on mount
 * and each time `load` is called.
 */
export function useQuestionList(questions: Questions, answers: Answers) {
  const { userId, provider, language } = questions;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['questionList', userId, provider, language],
    queryFn: ({ signal }) => loadList(questions, answers, signal),
    refetchOnMount: 'always',
    gcTime: 0,
    structuralSharing: false,
  });
  const [list, dispatch] = useReducer(reduceList, noList);
  if (data && data.rows !== list.rows) dispatch(data);
  const load = () => void refetch();
  if (isFetching) return { list: { status: 'loading' }, load } as const;
  if (error) return { list: { status: 'failed', errors: errorsOf(error) }, load } as const;
  return { list: { status: 'ready', ...list }, load } as const;
}

/** Fetches the details of the questions around the active one once the page is idle (QUE-19). */
export function usePreloading(
  questions: Questions,
  rows: readonly QuestionProgress[],
  active: number,
) {
  const client = useQueryClient();
  const { whenIdle } = usePlatform();
  const { userId, provider, language } = questions;
  useEffect(
    () =>
      whenIdle(() => {
        for (const index of neighbours(active, rows.length)) {
          const id = rows[index]?.id;
          if (id === undefined) continue;
          // Failures are reported by the call; the question is fetched again when it is shown.
          void client.prefetchQuery(questionQuery({ userId, provider, language }, id));
        }
      }),
    [client, whenIdle, userId, provider, language, rows, active],
  );
}
