import { usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

interface QueryOutcome {
  readonly isFetching: boolean;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Shows the reason why a query failed in a browser alert, if `mayShow` resolves with true. If a retry of the
 * site (D103) fails for the same reason, or without one (''), the alert is not repeated. Returns the member's
 * own retry, whose failure is shown again.
 */
export function useAlertOfFailure(
  query: QueryOutcome,
  reason: string | undefined,
  mayShow?: () => Promise<boolean | undefined>,
) {
  const { alert } = usePlatform();
  const { isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = query;
  const shownMessage = useRef<string>(undefined);
  const show = useEffectEvent(async (text: string) => {
    if (mayShow && !(await mayShow())) return;
    if (shownMessage.current === text) return;
    shownMessage.current = text;
    alert(text);
  });
  useEffect(() => {
    if (isFetching || reason === '') return;
    if (reason === undefined) shownMessage.current = undefined;
    else void show(reason);
  }, [isFetching, reason, errorUpdatedAt, dataUpdatedAt]);
  return () => {
    shownMessage.current = undefined;
    void refetch();
  };
}
