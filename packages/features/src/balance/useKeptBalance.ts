import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { keepBalance } from '../member/lastBalance.ts';
import type { WireId } from '../wire/wireId.ts';

/** Stores the member's balance on this device, whenever it is known. */
export function useKeptBalance(userId: WireId) {
  const { data, dataUpdatedAt: at } = useQuery(balanceQuery(userId));
  useEffect(() => {
    if (data) keepBalance({ cb: data.cb, decimals: data.decimals, at });
  }, [data, at]);
}
