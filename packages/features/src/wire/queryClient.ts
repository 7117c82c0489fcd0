import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of everything the server said. Nothing is asked again but for a reason. Without a network
 * calls fail at once and are asked again by the connection notice: waiting ones would go out later,
 * when nobody expects them.
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
      // What was sent may hold a password: it is not kept for long once its form has been left.
      mutations: { networkMode: 'always', gcTime: 1000 },
    },
  });
