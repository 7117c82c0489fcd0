import { BalanceFigure } from '@cb/ui/screens/Live/BalanceFigure';
import { useBalance } from './useBalance.ts';
import type { WireId } from '../wire/wireId.ts';

export interface BalanceProps {
  userId: WireId;
}

/** The balance as a figure, announced when it changes. Mount it once: elsewhere AvailableBalance. */
export function Balance({ userId }: BalanceProps) {
  return <BalanceFigure {...useBalance(userId)} announced />;
}

/** "Available N CB" (BAL-01), the same figure without the announcement. */
export function AvailableBalance({ userId }: BalanceProps) {
  return <BalanceFigure {...useBalance(userId)} label="Available" />;
}
