import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/** Returns what another component has fetched with a query, and re-renders when that changes. Makes no call. */
export const useCached = <Fetched, Failure, Data, Key extends QueryKey>(
  query: UseQueryOptions<Fetched, Failure, Data, Key>,
) => useQuery({ ...query, enabled: false });
