import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';
import { toMessages } from '../wire/envelope.ts';
import type { CallResult } from '../wire/post.ts';

type Options<Values, Context> = UseMutationOptions<CallResult, Error, Values, Context> & {
  readonly mutationKey: readonly unknown[];
};

/**
 * A mutation that runs once at a time: while one with the same key is pending, `submit` sends nothing
 * and resolves with `undefined`. It covers two submits in one tick, and a form that was closed and
 * opened again in the meantime. `isBusy` includes the mutation of such an earlier form, `isPending`
 * only this one's.
 */
export function useSubmission<Values, Context = unknown>(options: Options<Values, Context>) {
  const client = useQueryClient();
  const mutation = useMutation(options);
  const sameKey = { mutationKey: options.mutationKey, exact: true };

  /** The mutation's callbacks run even if the form is gone by the time the answer arrives. */
  async function submit(values: Values): Promise<CallResult | undefined> {
    return client.isMutating(sameKey) > 0 ? undefined : mutation.mutateAsync(values);
  }

  return { ...mutation, submit, isBusy: useIsMutating(sameKey) > 0 };
}

/**
 * Returns the form props for a submission: its status, and the Errors and Info of the latest answer.
 * Without an answer the lists are empty (decision D3).
 */
export function toFormProps({ isBusy, data }: { isBusy: boolean; data: CallResult | undefined }) {
  const status = isBusy ? 'sending' : 'editing';
  if (data?.kind !== 'answered') return { status, errors: [], info: [] } as const;
  return { status, ...toMessages(data.envelope) } as const;
}
