import { usePlatform } from '@cb/ui/platform';
import type { BalanceState } from '@cb/ui/screens/Live/BalanceFigure';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { CallError } from '../wire/CallError.ts';
import { toBalanceState } from './toBalanceState.ts';
import type { WireId } from '../wire/wireId.ts';

/** Failures whose alert was shown: one failure may be seen by several places. */
const alerted = new WeakSet<CallError>();

/** The member's balance; Errors of a refusal come as a browser alert, once (BAL-06). */
export function useBalance(userId: WireId): BalanceState {
  const { alert } = usePlatform();
  const { data, error } = useQuery(balanceQuery(userId));
  const state = toBalanceState(data, error);

  useEffect(() => {
    if (!(error instanceof CallError) || alerted.has(error)) return;
    alerted.add(error);
    const { result } = error;
    if (result.kind !== 'answered' || result.envelope.errors.length === 0) return;
    alert(result.envelope.errors.join('\n'));
  }, [error, alert]);

  return state;
}
