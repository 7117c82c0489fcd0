import { QueryClient } from '@tanstack/react-query';

/**
 * Creates the cache of the server's answers. Nothing is refetched automatically. Without a network
 * calls fail at once, and the connection notice offers a retry: TanStack would otherwise pause them
 * and send them later, when the member no longer expects it.
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
      // The variables may contain a password, so they are dropped soon after the form unmounts.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
