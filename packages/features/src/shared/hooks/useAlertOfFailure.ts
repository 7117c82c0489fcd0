import { usePlatform } from '@cb/ui/platform';
import { useEffect, useRef } from 'react';

interface Asked {
  readonly isFetching: boolean;
  readonly errorUpdatedAt: number;
  readonly dataUpdatedAt: number;
  readonly refetch: () => unknown;
}

/**
 * Shows the reason why a query failed, if any, in a browser alert. A retry of the site (D103) that fails for the
 * same reason does not repeat it. Returns the member's own retry, whose failure is shown again.
 */
export function useAlertOfFailure(query: Asked, reason: string | undefined) {
  const { alert } = usePlatform();
  const { isFetching, errorUpdatedAt, dataUpdatedAt, refetch } = query;
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (isFetching || shown.current === reason) return;
    shown.current = reason;
    if (reason !== undefined) alert(reason);
  }, [isFetching, reason, errorUpdatedAt, dataUpdatedAt, alert]);
  return () => {
    shown.current = undefined;
    void refetch();
  };
}
