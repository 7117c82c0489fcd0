import { useRef, useState } from 'react';
import type { CallResult } from '../wire/post.ts';

/**
 * Sends one call at a time: while one is pending, `send` sends nothing and resolves with `undefined`, even
 * in the tick of a double click. `pending` names the call. Plain state, because a transition such as a form
 * action would delay the router's transitions until the answer, and the member may leave meanwhile.
 */
export function useOneCall<Name extends string>() {
  const isSending = useRef(false);
  const [pending, setPending] = useState<Name>();

  async function send(name: Name, call: () => Promise<CallResult>) {
    if (isSending.current) return undefined;
    isSending.current = true;
    setPending(name);
    const result = await call();
    isSending.current = false;
    setPending(undefined);
    return result;
  }

  return { pending, send };
}
