import { useEffect, useState, useSyncExternalStore } from 'react';
import { toFieldErrors, toMessages } from './formMessages.ts';
import type { CallResult } from '../wire/post.ts';
import { createSignal } from '../basics/signal.ts';

/** The keys of all pending submissions of this page, including those of forms that have been closed. */
const pendingKeys = new Set<string | object>();
const changes = createSignal<void>();
const isSubmitting = () => pendingKeys.size > 0;

/**
 * Sends a submission. While one with the same key is pending, sends nothing and resolves with `undefined`,
 * as for two submits in one tick, or a form that was closed and opened again.
 */
export async function submitOnce<Result>(
  key: string | object,
  send: () => Promise<Result>,
): Promise<Result | undefined> {
  if (pendingKeys.has(key)) return undefined;
  pendingKeys.add(key);
  changes.emit();
  try {
    return await send();
  } finally {
    pendingKeys.delete(key);
    changes.emit();
  }
}

/**
 * Resolves when nothing that was submitted is pending. Wait for it before leaving or reloading the
 * document, which would cut off an order.
 */
export const whenSubmitted = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (isSubmitting()) return;
      stop();
      resolve();
    };
    const stop = changes.subscribe(check);
    check();
  });

/** Whether anything that the visitor or the member submitted is pending. */
export const useIsSubmitting = () =>
  useSyncExternalStore(changes.subscribe, isSubmitting, isSubmitting);

/**
 * Submits a form, once at a time (`submitOnce`). Returns `isBusy`, whether any form with the same key is being
 * submitted, and `data`, the result of this form's latest submission. Uses plain state, because a form action
 * is a transition, which would delay the router's navigation until the response.
 */
export function useSubmission<Values>(key: string, send: (values: Values) => Promise<CallResult>) {
  const [isBusy, setIsBusy] = useState(() => pendingKeys.has(key));
  const [data, setData] = useState<CallResult>();

  useEffect(() => {
    const update = () => setIsBusy(pendingKeys.has(key));
    update();
    return changes.subscribe(update);
  }, [key]);

  const submit = (values: Values) =>
    submitOnce(key, async () => {
      setData(undefined);
      const result = await send(values);
      setData(result);
      return result;
    });

  return { submit, isBusy, data };
}

/**
 * Returns the form props for a submission: its status, and the messages of the latest response. Without a
 * response there are none (D3).
 */
export function toFormProps<Field extends string>(
  { isBusy, data }: { isBusy: boolean; data: CallResult | undefined },
  /** The names of the form's fields on the wire. */
  wireNames: Readonly<Record<Field, string>>,
  /** Shown after a SUCCESS without any message. */
  successMessage?: string,
) {
  const status = isBusy ? 'sending' : 'editing';
  const none: Partial<Record<Field, string>> = {};
  if (data?.kind !== 'responded')
    return { status, errors: [], info: [], fieldErrors: none } as const;
  const fieldErrors = toFieldErrors(data.envelope.fieldErrors, wireNames);
  return { status, ...toMessages(data.envelope, successMessage), fieldErrors } as const;
}
