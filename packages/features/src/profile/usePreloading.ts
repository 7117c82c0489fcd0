import { usePlatform } from '@cb/ui/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QuestionProgress, Questions } from '../member/profileProgress.ts';
import { questionQuery } from './questionnaireApi.ts';

/** The number of questions to preload on each side of the current one (QUE-19). */
const reach = 5;

/**
 * Returns the indexes around `at`, nearest first and wrapping around; each once, without `at`
 * itself.
 */
export function neighbours(at: number, total: number): number[] {
  const around = Array.from({ length: reach }, (_, step) => [at + step + 1, at - step - 1]).flat();
  const wrapped = around.map((place) => ((place % total) + total) % total);
  return [...new Set(wrapped)].filter((place) => place !== at);
}

/**
 * Fetches the details of the neighbours once the question itself is painted, so that the next one can be
 * shown at once (QUE-19).
 */
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
        for (const place of neighbours(active, rows.length)) {
          const id = rows[place]?.id;
          if (id === undefined) continue;
          // Failures are reported by the call; the question is fetched again when it is shown.
          void client.prefetchQuery(questionQuery({ userId, provider, language }, id));
        }
      }),
    [client, whenIdle, userId, provider, language, rows, active],
  );
}
