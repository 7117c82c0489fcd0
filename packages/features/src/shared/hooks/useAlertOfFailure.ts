import { usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

interface QueryOutcome {
  readonly isFetching: boolean;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Shows the reason why a query failed in a browser alert, unless `mayShow` resolves with something else than
 * true. A retry of the site (D103) that fails for the same reason, or without any (''), does not repeat it.
 * Returns the member's own retry, whose failure is shown again.
 */
export function useAlertOfFailure(
  query: QueryOutcome,
  reason: string | undefined,
  mayShow?: () => Promise<boolean | undefined>,
) {
  const { alert } = usePlatform();
  const { isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = query;
  const shown = useRef<string>(undefined);
  const show = useEffectEvent(async (text: string) => {
    if (mayShow && !(await mayShow())) return;
    if (shown.current === text) return;
    shown.current = text;
    alert(text);
  });
  useEffect(() => {
    if (isFetching || reason === '') return;
    if (reason === undefined) shown.current = undefined;
    else void show(reason);
  }, [isFetching, reason, errorUpdatedAt, dataUpdatedAt]);
  return () => {
    shown.current = undefined;
    void refetch();
  };
}
