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
 * A mutation, one at a time: while one with the same key is under way, `submit` sends nothing and
 * gives `undefined`. That holds for two submits in one tick, and for a form that was left and opened
 * again meanwhile; `isBusy` tells of that one too, `isPending` of the own one only.
 */
export function useSubmission<Values, Context = unknown>(options: Options<Values, Context>) {
  const client = useQueryClient();
  const mutation = useMutation(options);
  const sameKey = { mutationKey: options.mutationKey, exact: true };

  /** What follows the answer runs also where the form has been left by then. */
  async function submit(values: Values): Promise<CallResult | undefined> {
    return client.isMutating(sameKey) > 0 ? undefined : mutation.mutateAsync(values);
  }

  return { ...mutation, submit, isBusy: useIsMutating(sameKey) > 0 };
}

/**
 * What a form shows of its submission: the lists are those of the latest answer, and without an
 * answer there is nothing to show (decision D3).
 */
export function toFormProps({ isBusy, data }: { isBusy: boolean; data: CallResult | undefined }) {
  const status = isBusy ? 'sending' : 'editing';
  if (data?.kind !== 'answered') return { status, errors: [], info: [] } as const;
  return { status, ...toMessages(data.envelope) } as const;
}
