import type { BalanceState } from '@cb/ui/screens/Live/BalanceFigure/BalanceFigure.tsx';
import type { Balance } from '../lib/balance.ts';
import { CallError } from '../lib/CallError.ts';

const none: readonly string[] = [];

/** What the figure shows. A figure once known stays while later answers fail (decision D4). */
export function toBalanceState(balance: Balance | undefined, error: Error | null): BalanceState {
  const result = error instanceof CallError ? error.result : undefined;
  const errors = result?.kind === 'answered' ? result.envelope.errors : none;
  if (balance) return { status: 'ready', cb: balance.cb, decimals: balance.decimals, errors };
  return error ? { status: 'failed', errors } : { status: 'loading' };
}
