import type { StoreAlertProps } from '@cb/ui/screens/Store/StoreAlert';
import { useState } from 'react';
import { errorsOf } from '../shared/wire/CallError.ts';

const reasonOf = (error: Error) => errorsOf(error).join('\n');

/**
 * Returns the alert dialog for a failed query, until it is closed (STO-14, DTL-27, DTL-28), and the member's
 * retry, whose failure opens it again. A retry of the site (D103) that fails for the same reason leaves it as it is.
 */
export function useFailureDialog(query: {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}) {
  const { error, isFetching, refetch } = query;
  const [last, setLast] = useState<{ error: Error; isOpen: boolean }>();
  if (!isFetching && error !== (last?.error ?? null)) {
    const isRepeated = error && last && reasonOf(error) === reasonOf(last.error);
    setLast(error ? { error, isOpen: isRepeated ? last.isOpen : true } : undefined);
  }
  const retry = () => {
    setLast(undefined);
    void refetch();
  };
  const alert: StoreAlertProps | undefined = last?.isOpen
    ? {
        messages: errorsOf(last.error),
        onClose: () => setLast({ ...last, isOpen: false }),
        onRetry: retry,
      }
    : undefined;
  return { alert, retry };
}
