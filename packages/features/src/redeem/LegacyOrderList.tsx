import { usePlatform } from '@cb/ui/platform';
import { LegacyOrders } from '@cb/ui/screens/Redeem/LegacyOrders';
import { useQuery } from '@tanstack/react-query';
import { readOrderDate } from '../shared/member/placedOrder.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { redemptionsQuery } from './legacyApi.ts';

export interface LegacyOrderListProps {
  /** The address of the help pages, outside the site. */
  helpHref: string;
}

/** The member's redemptions over POST /redemptions/list; fetched again after every order. */
export function LegacyOrderList({ helpHref }: LegacyOrderListProps) {
  const { timeZone } = usePlatform();
  const { data, error, isFetching, refetch } = useQuery(redemptionsQuery);
  if (data) {
    const orders = data.map(({ timeStamp, ...order }) => {
      const { date, expected } = readOrderDate(timeStamp, timeZone);
      return { ...order, date, expected };
    });
    return <LegacyOrders status="ready" helpHref={helpHref} orders={orders} />;
  }
  if (isFetching) return <LegacyOrders status="loading" helpHref={helpHref} />;
  const failedProps = { errors: errorsOf(error), onRetry: () => void refetch() };
  return <LegacyOrders status="failed" helpHref={helpHref} {...failedProps} />;
}
