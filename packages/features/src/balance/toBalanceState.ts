import type { BalanceState } from '@cb/ui/screens/Live/BalanceFigure';
import type { Balance } from '../member/balance.ts';
import { errorsOf } from '../wire/CallError.ts';

/**
 * Returns the state of the displayed balance. A known balance stays when later requests fail
 * (decision D4).
 */
export function toBalanceState(balance: Balance | undefined, error: Error | null): BalanceState {
  const errors = errorsOf(error);
  if (balance) return { status: 'ready', cb: balance.cb, decimals: balance.decimals, errors };
  return error ? { status: 'failed', errors } : { status: 'loading' };
}
