import type { UseQueryResult } from '@tanstack/react-query';
import type { Balance } from './balance.ts';

/**
 * The balance in CB after an order; undefined until it was asked for again, so that the old one is
 * never shown as the new one.
 */
export const settledBalance = ({
  data,
  isFetching,
  isError,
}: Pick<UseQueryResult<Balance>, 'data' | 'isFetching' | 'isError'>) =>
  isFetching || isError ? undefined : data?.cb;
