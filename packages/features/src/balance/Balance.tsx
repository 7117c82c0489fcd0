import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { BalanceFigure } from '@cb/ui/screens/Live/BalanceFigure';
import { BalanceWorth } from '@cb/ui/screens/Live/BalanceWorth';
import { useGoalText } from '../member/useGoalText.ts';
import { useBalance } from './useBalance.ts';
import { useKeptBalance } from './useKeptBalance.ts';
import { useSharedBalance } from './useSharedBalance.ts';
import type { WireId } from '../wire/wireId.ts';

export interface BalanceProps {
  /** The logged-in member's id. */
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

/**
 * "Available N CB" (BAL-01), its worth and the way to the member's goal: the same balance without the
 * announcement.
 */
export function AvailableBalance({ userId }: BalanceProps) {
  const balance = useBalance(userId);
  const cb = balance.status === 'ready' ? balance.cb : undefined;
  const goal = useGoalText(userId, cb);
  return (
    <Stack space="none" align="start">
      <BalanceFigure {...balance} label="Available" />
      <BalanceWorth cb={cb} />
      {goal && (
        <Text as="span" size="small">
          <bdi>{goal}</bdi>
        </Text>
      )}
    </Stack>
  );
}
