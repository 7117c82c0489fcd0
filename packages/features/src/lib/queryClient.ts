import { QueryClient } from '@tanstack/react-query';

/** The cache of everything the server said. Nothing is asked again but for a reason. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  });
