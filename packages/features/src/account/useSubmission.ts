import { useState } from 'react';
import type { CallResult } from '../wire/post.ts';
import { useExclusive } from '../exactlyOnce/useExclusive.ts';
import { toMessages } from './toReplyProps.ts';

interface Submission {
  readonly status: 'editing' | 'sending';
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

const start: Submission = { status: 'editing', errors: [], info: [] };

/**
 * One form, one call at a time. The lists are those of the latest answer; without an answer nothing
 * shows and nothing typed is lost (decision D3).
 */
export function useSubmission() {
  const exclusively = useExclusive();
  const [state, setState] = useState(start);

  const submit = (call: () => Promise<CallResult>, onSuccess?: () => void) =>
    exclusively(async () => {
      setState({ ...start, status: 'sending' });
      const result = await call();
      if (result.kind !== 'answered') return setState(start);
      setState({ ...start, ...toMessages(result.envelope) });
      if (result.envelope.success) onSuccess?.();
    });

  return { ...state, submit };
}
