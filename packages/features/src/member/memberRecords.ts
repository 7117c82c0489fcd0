export const ordersKey = ['orders'] as const;
export const transactionsKey = ['transactions'] as const;
