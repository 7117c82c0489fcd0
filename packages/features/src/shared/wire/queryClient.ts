import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache of the server's responses. Nothing is refetched automatically. Without a network
 * calls fail at once, and the connection notice offers a retry: TanStack would otherwise pause them.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
    },
  });
