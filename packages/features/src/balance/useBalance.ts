import { usePlatform } from '@cb/ui/platform';
import type { BalanceState } from '@cb/ui/screens/Live/BalanceFigure';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { CallError } from '../wire/CallError.ts';
import { toBalanceState } from './toBalanceState.ts';
import type { WireId } from '../wire/wireId.ts';

/** The failures that were alerted already, because several components may see the same one. */
const alerted = new WeakSet<CallError>();

/**
 * Returns the member's balance. The Errors of a refusal are shown in a browser alert, once
 * (BAL-06).
 */
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
