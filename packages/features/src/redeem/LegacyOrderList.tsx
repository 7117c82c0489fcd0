import { LegacyOrders } from '@cb/ui/screens/Redeem/LegacyRedemptionScreen/LegacyOrders';
import { useQuery } from '@tanstack/react-query';
import { redemptionsQuery } from './legacyApi.ts';

/** The member's redemptions over POST /redemptions/list; asked again after every order. */
export function LegacyOrderList() {
  const { data, isFetching, refetch } = useQuery(redemptionsQuery);
  if (data) return <LegacyOrders status="ready" orders={data} />;
  if (isFetching) return <LegacyOrders status="loading" />;
  return <LegacyOrders status="failed" onRetry={() => void refetch()} />;
}
