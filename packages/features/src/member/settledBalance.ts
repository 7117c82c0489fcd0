import type { UseQueryResult } from '@tanstack/react-query';
import type { Balance } from './balance.ts';

/**
 * Returns the balance in CB after an order, or undefined until it has been refetched, so that the old
 * balance is never shown as the new one.
 */
export const settledBalance = ({
  data,
  isFetching,
  isError,
}: Pick<UseQueryResult<Balance>, 'data' | 'isFetching' | 'isError'>) =>
  isFetching || isError ? undefined : data?.cb;
