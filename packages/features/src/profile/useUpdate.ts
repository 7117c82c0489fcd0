import { useState } from 'react';
import type { CallResult } from '../wire/post.ts';
import { useExclusive } from '../exactlyOnce/useExclusive.ts';

interface Update {
  readonly status: 'editing' | 'sending';
  readonly errors: readonly string[];
  readonly info: readonly string[];
}

const start: Update = { status: 'editing', errors: [], info: [] };

/** SUCCESS gives Info, anything else Errors; what is said of a field carries its name (PRF-09). */
function listsOf(result: CallResult): Update {
  if (result.kind !== 'answered') return start;
  const { success, errors, info, fieldErrors } = result.envelope;
  if (success) return { ...start, info };
  const ofFields = fieldErrors.map(({ field, errors: list }) => `${field}: ${list.join(' ')}`);
  return { ...start, errors: [...errors, ...ofFields] };
}

/** One update at a time, with the lists of the latest answer; no answer shows nothing (decision D3). */
export function useUpdate() {
  const exclusively = useExclusive();
  const [state, setState] = useState(start);

  const submit = (call: () => Promise<CallResult>, onSuccess: () => void) =>
    exclusively(async () => {
      setState({ ...start, status: 'sending' });
      const result = await call();
      setState(listsOf(result));
      if (result.kind === 'answered' && result.envelope.success) onSuccess();
    });

  return { ...state, submit };
}
