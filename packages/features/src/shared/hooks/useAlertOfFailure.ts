import { usePlatform } from '@cb/ui/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

interface QueryOutcome {
  readonly isFetching: boolean;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Shows the reason why a query failed in a browser alert. An automatic retry (D103) that fails for the same
 * reason shows no other alert. Returns a retry for the member, after which the same reason is shown again.
 *
 * @param reason Why the query failed; '' for an unknown reason, which is not shown; `undefined` without a failure.
 * @param mayShow Called before each alert, which is shown only if this resolves with true.
 */
export function useAlertOfFailure(
  query: QueryOutcome,
  reason: string | undefined,
  mayShow?: () => Promise<boolean | undefined>,
) {
  const { alert } = usePlatform();
  const { isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = query;
  const shownReason = useRef<string>(undefined);
  const show = useEffectEvent(async (text: string) => {
    if (mayShow && !(await mayShow())) return;
    if (shownReason.current === text) return;
    shownReason.current = text;
    alert(text);
  });
  useEffect(() => {
    if (isFetching || reason === '') return;
    if (reason === undefined) shownReason.current = undefined;
    else void show(reason);
  }, [isFetching, reason, errorUpdatedAt, dataUpdatedAt]);
  return () => {
    shownReason.current = undefined;
    void refetch();
  };
}
