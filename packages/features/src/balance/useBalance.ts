import { usePlatform } from '@cb/ui/platform';
import type { BalanceState } from '@cb/ui/screens/Live/BalanceFigure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { isStillMember } from '../member/session.ts';
import { CallError } from '../wire/CallError.ts';
import { saysSessionEnded } from '../wire/post.ts';
import { toBalanceState } from './toBalanceState.ts';
import type { WireId } from '../wire/wireId.ts';

/** The failures that were alerted already, because several components may see the same one. */
const alerted = new WeakSet<CallError>();

/**
 * Returns the member's balance. The Errors of a refusal are shown in a browser alert, once
 * (BAL-06), unless the session has ended, which leads to the login (D53).
 */
export function useBalance(userId: WireId): BalanceState {
  const { alert } = usePlatform();
  const client = useQueryClient();
  const { data, error } = useQuery(balanceQuery(userId));
  const state = toBalanceState(data, error);

  useEffect(() => {
    if (!(error instanceof CallError) || alerted.has(error)) return;
    alerted.add(error);
    const { result } = error;
    if (result.kind !== 'answered' || result.envelope.errors.length === 0) return;
    const text = result.envelope.errors.join('\n');
    if (!saysSessionEnded(result)) alert(text);
    else void isStillMember(client, userId).then((isStill) => isStill && alert(text));
  }, [error, alert, client, userId]);

  return state;
}
