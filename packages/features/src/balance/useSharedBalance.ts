import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import * as v from 'valibot';
import { balance, balanceQuery, takeBalance } from '../member/balance.ts';
import { OtherTabsContext } from '../member/otherTabs.ts';
import { wireId, type WireId } from '../wire/wireId.ts';

const told = v.object({ userId: wireId, balance });

/** Keeps the balance the same in all tabs of this member, whichever of them learns of a change. */
export function useSharedBalance(userId: WireId) {
  const client = useQueryClient();
  const { balances } = use(OtherTabsContext);
  const { data } = useQuery(balanceQuery(userId));

  useEffect(
    () =>
      balances?.subscribe((message) => {
        const parsed = v.safeParse(told, message);
        if (parsed.success && parsed.output.userId === userId) {
          takeBalance(client, userId, parsed.output.balance);
        }
      }),
    [balances, client, userId],
  );

  useEffect(() => {
    if (data) balances?.tell({ userId, balance: data });
  }, [balances, userId, data]);
}
