import type { BalanceState } from '@cb/ui/screens/Balance/BalanceFigure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAlertOfFailure } from '../shared/hooks/useAlertOfFailure.ts';
import { type Balance, balanceQuery } from '../shared/member/balance.ts';
import { isStillMember, useUserId } from '../shared/session/session.ts';
import { CallError, errorsOf } from '../shared/wire/CallError.ts';
import { saysSessionEnded } from '../shared/wire/post.ts';

/** Returns the member's balance. */
export function useBalance(): BalanceState {
  const { data, error } = useQuery(balanceQuery(useUserId()));
  return toBalanceState(data, error);
}

/**
 * Shows the Errors of a refusal in a browser alert, once until the balance is known or they change (BAL-06),
 * unless the session has ended, which leads to the login (D53).
 */
export function useBalanceAlert() {
  const userId = useUserId();
  const client = useQueryClient();
  const query = useQuery(balanceQuery(userId));
  const { error } = query;
  const mayHaveEnded = error instanceof CallError && saysSessionEnded(error.result);
  useAlertOfFailure(
    query,
    error ? errorsOf(error).join('\n') : undefined,
    mayHaveEnded ? () => isStillMember(client, userId) : undefined,
  );
}

/** Returns the state of the displayed balance. A known balance stays when later requests fail (D4). */
export function toBalanceState(balance: Balance | undefined, error: Error | null): BalanceState {
  const errors = errorsOf(error);
  if (balance) return { status: 'ready', cb: balance.cb, decimals: balance.decimals, errors };
  return error ? { status: 'failed', errors } : { status: 'loading' };
}
