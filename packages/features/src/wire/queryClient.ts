import { QueryClient } from '@tanstack/react-query';

/**
 * The cache of what the server said. Nothing is fetched again by itself. Without a network calls fail
 * at once, and the connection notice asks again: TanStack's paused ones would go out later, when
 * nobody expects them.
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
