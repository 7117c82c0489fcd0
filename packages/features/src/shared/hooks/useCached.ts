import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';

/** Returns a query's result from the cache, and re-renders when it changes. Makes no call: another component fetches it. */
export const useCached = <Fetched, Failure, Data, Key extends QueryKey>(
  query: UseQueryOptions<Fetched, Failure, Data, Key>,
) => useQuery({ ...query, enabled: false });
