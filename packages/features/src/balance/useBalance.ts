import { usePlatform } from '@cb/ui/platform';
import type { BalanceState } from '@cb/ui/screens/Balance/BalanceFigure';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Balance, balanceQuery } from '../shared/member/balance.ts';
import { isStillMember } from '../shared/session/session.ts';
import { CallError, errorsOf } from '../shared/wire/CallError.ts';
import { saysSessionEnded } from '../shared/wire/post.ts';
import type { WireId } from '../shared/wire/records.ts';

/** The errors that were alerted last, because several components, and retries of the site, see the same ones. */
const alerted = new WeakMap<QueryClient, string>();

/**
 * Returns the member's balance. The Errors of a refusal are shown in a browser alert, once until the
 * balance is known or they change (BAL-06), unless the session has ended, which leads to the login (D53).
 */
export function useBalance(userId: WireId): BalanceState {
  const { alert } = usePlatform();
  const client = useQueryClient();
  const { data, error, isFetching } = useQuery(balanceQuery(userId));
  const state = toBalanceState(data, error);

  useEffect(() => {
    if (isFetching) return;
    if (!error) alerted.delete(client);
    if (!(error instanceof CallError)) return;
    const { result } = error;
    if (result.kind !== 'answered' || result.envelope.errors.length === 0) return;
    const text = result.envelope.errors.join('\n');
    const alertOnce = () => {
      if (alerted.get(client) === text) return;
      alerted.set(client, text);
      alert(text);
    };
    if (!saysSessionEnded(result)) alertOnce();
    else void isStillMember(client, userId).then((isStill) => isStill && alertOnce());
  }, [error, isFetching, alert, client, userId]);

  return state;
}

/**
 * Returns the state of the displayed balance. A known balance stays when later requests fail
 * (decision D4).
 */
export function toBalanceState(balance: Balance | undefined, error: Error | null): BalanceState {
  const errors = errorsOf(error);
  if (balance) return { status: 'ready', cb: balance.cb, decimals: balance.decimals, errors };
  return error ? { status: 'failed', errors } : { status: 'loading' };
}
