import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when nothing that the member submitted is pending. Wait for it before leaving or reloading
 * the document, which would cut off an order.
 */
export const whenSubmitted = (client: QueryClient) =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (client.isMutating() > 0) return;
      stop();
      resolve();
    };
    const stop = client.getMutationCache().subscribe(check);
    check();
  });
