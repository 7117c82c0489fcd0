/** The errors of an order that was not sent, by the reason (D156). */
export const unsentOrder = {
  session: [
    'We couldn’t check that you are still logged in, so your order was not sent and no CB were taken. Please try again.',
  ],
  storage: [
    'This browser couldn’t record your order, which keeps it from being sent twice. It was not sent and no CB were taken. Free some space on this device or allow this site to store data, then try again.',
  ],
} as const;

/** The progress of a gift-card order (DTL-16, DTL-25; literal). */
export const giftCardProgress = {
  sending: 'Gift card order request in progress',
  received: 'Gift card request response received',
} as const;
