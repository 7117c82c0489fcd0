import { Stack } from '@cb/ui/components/Stack';
import { BalanceFigure } from '@cb/ui/screens/Live/BalanceFigure';
import { BalanceWorth } from '@cb/ui/screens/Live/BalanceWorth';
import { useBalance } from './useBalance.ts';
import { useKeptBalance } from './useKeptBalance.ts';
import { useSharedBalance } from './useSharedBalance.ts';
import type { WireId } from '../wire/wireId.ts';

export interface BalanceProps {
  userId: WireId;
}

/**
 * The balance as a figure, announced when it changes, kept for the offline page and shared with other
 * tabs. Mount it once: elsewhere AvailableBalance.
 */
export function Balance({ userId }: BalanceProps) {
  useKeptBalance(userId);
  useSharedBalance(userId);
  return <BalanceFigure {...useBalance(userId)} announced />;
}

/** "Available N CB" (BAL-01) and its worth: the same balance without the announcement. */
export function AvailableBalance({ userId }: BalanceProps) {
  const balance = useBalance(userId);
  return (
    <Stack space="none">
      <BalanceFigure {...balance} label="Available" />
      <BalanceWorth cb={balance.status === 'ready' ? balance.cb : undefined} />
    </Stack>
  );
}
