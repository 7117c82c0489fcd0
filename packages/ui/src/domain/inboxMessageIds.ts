/** The ids of the fixed messages. A separate module, for code that does not need the messages. */
export const inboxMessageIds = [
  'surveys',
  'revenue-share',
  'gift-cards',
  'games',
  'welcome',
] as const;
