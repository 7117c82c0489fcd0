import { Stack } from '@cb/ui/components/Stack';
import { Text } from '@cb/ui/components/Text';
import { BalanceFigure, BalanceWorth } from '@cb/ui/screens/Balance/BalanceFigure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { balanceQuery, onOwnBalanceChange, refreshBalance } from '../shared/member/balance.ts';
import { useGoalText } from '../shared/member/goal.ts';
import { storeLastBalance } from '../shared/member/lastBalance.ts';
import { OtherTabsContext } from '../shared/session/otherTabs.ts';
import { useUserId } from '../shared/session/session.ts';
import { useBalance, useBalanceAlert } from './useBalance.ts';

/**
 * The balance as a figure, announced when it changes, stored for the offline page and shared with other
 * tabs; alerts its failures. Mount it once, and AvailableBalance elsewhere.
 */
export function Balance() {
  useBalanceAlert();
  useBalanceStorage();
  useBalanceSync();
  return <BalanceFigure {...useBalance()} announced />;
}

/**
 * "Available N CB" (BAL-01), its worth and the way to the member's goal: the same balance without the
 * announcement.
 */
export function AvailableBalance() {
  const balance = useBalance();
  const cb = balance.status === 'ready' ? balance.cb : undefined;
  const goal = useGoalText(cb);
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
function useBalanceStorage() {
  const { data, dataUpdatedAt: at } = useQuery(balanceQuery(useUserId()));
  useEffect(() => {
    if (data) storeLastBalance({ cb: data.cb, decimals: data.decimals, at });
  }, [data, at]);
}

/** Refetches the balance when another tab has changed it, and notifies them of changes here. */
function useBalanceSync() {
  const userId = useUserId();
  const client = useQueryClient();
  const tabs = use(OtherTabsContext);

  useEffect(() => {
    const stopNotifying = onOwnBalanceChange(() => tabs.broadcast('balance'));
    const unsubscribe = tabs.subscribe((news) => {
      if (news === 'balance') void refreshBalance(client, userId);
    });
    return () => {
      stopNotifying();
      unsubscribe();
    };
  }, [tabs, client, userId]);
}
