import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { onOwnChange, refreshBalance } from '../member/balance.ts';
import { OtherTabsContext } from '../member/otherTabs.ts';
import type { WireId } from '../wire/wireId.ts';

/** Refetches the balance when another tab has changed it, and tells the others of changes here. */
export function useSharedBalance(userId: WireId) {
  const client = useQueryClient();
  const tabs = use(OtherTabsContext);

  useEffect(() => {
    const stops = [
      onOwnChange(() => tabs.tell('balance')),
      tabs.subscribe((news) => void (news === 'balance' && refreshBalance(client, userId))),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [tabs, client, userId]);
}
