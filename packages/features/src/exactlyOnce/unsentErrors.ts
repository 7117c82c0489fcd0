import type { UnsentReason } from './intent.ts';

/** The messages for an order that was not sent (D156). */
export const unsentErrors: Readonly<Record<UnsentReason, readonly string[]>> = {
  session: [
    'We couldn’t check that you are still logged in, so your order was not sent and no CB were taken. Please try again.',
  ],
  storage: [
    'This browser couldn’t record your order, which keeps it from being sent twice. It was not sent and no CB were taken. Free some space on this device or allow this site to store data, then try again.',
  ],
};
