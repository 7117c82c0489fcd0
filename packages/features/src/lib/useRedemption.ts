import { useQueryClient } from '@tanstack/react-query';
import { refreshBalance } from './balance.ts';
import { ordersKey, transactionsKey } from './memberRecords.ts';
import { useConfirmedIntent, type ConfirmedIntentOptions } from './useConfirmedIntent.ts';

/**
 * A confirmed intent that takes CB. However it ends, also without an answer, the balance, the orders
 * and the transactions are fetched again, wherever the member is by then.
 */
export function useRedemption({ userId, intent, send }: ConfirmedIntentOptions) {
  const client = useQueryClient();
  return useConfirmedIntent({
    userId,
    intent,
    send: async () => {
      const result = await send();
      void refreshBalance(client, userId);
      for (const queryKey of [ordersKey, transactionsKey]) {
        void client.invalidateQueries({ queryKey });
      }
      return result;
    },
  });
}
