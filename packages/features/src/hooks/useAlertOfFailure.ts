import { usePlatform } from '@cb/ui/platform';
import { useEffect } from 'react';

interface Failing {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly errorUpdatedAt: number;
}

/**
 * Shows `text`, if any, in a browser alert each time a query fails. Returns whether it has failed.
 */
export function useAlertOfFailure(query: Failing, text: string | undefined) {
  const { alert } = usePlatform();
  const { errorUpdatedAt } = query;
  const failed = query.error !== null && !query.isFetching;
  useEffect(() => {
    if (failed && text !== undefined) alert(text);
  }, [failed, errorUpdatedAt, text, alert]);
  return failed;
}
