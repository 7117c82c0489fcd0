import { usePlatform } from '@cb/ui/platform';
import { useEffect } from 'react';

interface Failing {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly errorUpdatedAt: number;
}

/** Raises the browser's alert each time a query has failed; without a text none. */
export function useAlertOfFailure(query: Failing, text: string | undefined) {
  const { alert } = usePlatform();
  const { errorUpdatedAt } = query;
  const failed = query.error !== null && !query.isFetching;
  useEffect(() => {
    if (failed && text !== undefined) alert(text);
  }, [failed, errorUpdatedAt, text, alert]);
  return failed;
}
