import type { StoreAlertProps } from '@cb/ui/screens/Store/StoreAlert';
import { useState } from 'react';
import { errorsOf } from '../wire/CallError.ts';

/** Returns the alert dialog for a failed query, until it is closed (STO-14, DTL-27, DTL-28). */
export function useFailureDialog(query: {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}): StoreAlertProps | undefined {
  const [closed, setClosed] = useState<Error>();
  const { error, isFetching } = query;
  if (!error || isFetching || closed === error) return undefined;
  return {
    messages: errorsOf(error),
    onClose: () => setClosed(error),
    onRetry: () => void query.refetch(),
  };
}
