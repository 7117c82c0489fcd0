import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { BalanceFigure, BalanceWorth } from '@cb/ui/screens/Balance/BalanceFigure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { balanceQuery, onOwnChange, refreshBalance } from '../shared/member/balance.ts';
import { keepBalance } from '../shared/member/lastBalance.ts';
import { OtherTabsContext } from '../shared/session/otherTabs.ts';
import { useGoalText } from '../shared/member/goal.ts';
import type { WireId } from '../shared/wire/records.ts';
import { useBalance } from './useBalance.ts';

export interface BalanceProps {
  /** The logged-in member's id. */
  userId: WireId;
}

/**
 * The balance as a figure, announced when it changes, stored for the offline page and shared with other
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

/** Stores the member's balance on this device, whenever it is known. */
function useKeptBalance(userId: WireId) {
  const { data, dataUpdatedAt: at } = useQuery(balanceQuery(userId));
  useEffect(() => {
    if (data) keepBalance({ cb: data.cb, decimals: data.decimals, at });
  }, [data, at]);
}

/** Refetches the balance when another tab has changed it, and notifies them of changes here. */
function useSharedBalance(userId: WireId) {
  const client = useQueryClient();
  const tabs = use(OtherTabsContext);

  useEffect(() => {
    const stops = [
      onOwnChange(() => tabs.broadcast('balance')),
      tabs.subscribe((news) => void (news === 'balance' && refreshBalance(client, userId))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [tabs, client, userId]);
}
