/** Like `commonMessages.ts`, for members' pages only, so that visitors do not load them. */

/** Shown when the referral link failed to load and the server sent no message (REF-14). */
export const referralLinkFailed = "We couldn't load your referral link. Please try again later.";

/** Shown when the referral link is not an http or https address (D134). */
export const referralLinkRefused =
  'The link we got for you is not a web address, so it is not shown. Please try again later.';

/** The advice when a page did not load, by the cause. */
export const retryAdvice = {
  network: 'Check your connection, then try again.',
  server: 'The server has a problem. Try again in a few minutes.',
} as const;

/** Shown if the profile was saved and the server sent no message. */
export const profileSaved = 'Your profile is saved.';

/** Shown when the script of the questionnaire could not be loaded (D242). */
export const questionnaireFailed =
  'The questions could not be opened. Reload the page, then try again.';

/** Shown when the script of "Where is my CB?" could not be loaded. */
export const explainerFailed =
  '“Where is my CB?” could not be opened. Reload the page, then try again.';

/** Returns a sentence with the number of unsent answers. */
export const unsentText = (count: number) =>
  count === 1 ? '1 answer has not been sent.' : `${count} answers have not been sent.`;

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

/** The loading text of a provider's wall, such as "Loading offers from BitLabs..." (D22). */
export const loadingOffers = (provider: string) => `Loading offers from ${provider}...`;

/** The alert for a provider's link that failed to load (D23). */
export const offerwallFailed = (provider: string) =>
  `We couldn't load the ${provider} offerwall. Please try again later.`;

/** The name of the link that opens a wall in a new tab (RPD-02, SAY-02, OTO-02). */
export const openOfferwall = 'Click here for offerwall';

/** The name of the link that opens the inBrain wall in a new tab (INN-03). */
export const openInbrain = 'Open inBrain Offerwall';

/** The alert for an inBrain response whose address is empty (INN-08). */
export const inbrainUnavailable = 'inBrain offerwall is unavailable. Please try again later.';

/** The alert for a refusal of the inBrain call without Errors (INN-11). */
export const inbrainRefused = 'Unable to load the inBrain offerwall right now.';

/** The alert for an inBrain call that got no response (INN-12). */
export const inbrainFailed = 'Unable to load the inBrain offerwall. Please try again later.';

/** The messages in place of the RapidoReach widget, by cause (WGT-07 to WGT-09, D19). */
export const widgetFailed = (productName: string) => ({
  member: `We couldn't load your ${productName} profile. Please try again later.`,
  provider: "We couldn't load your RapidoReach profile. Please try again later.",
  widget:
    "We couldn't load the RapidoReach offerwall right now. Please try again in a few minutes.",
  slow: 'The offerwall is taking longer than expected to load. Please refresh the tab to try again.',
});

/** The alert for the login of the old account, if its address failed to load (D50). */
export const cintFailed = "We couldn't load the Cint offerwall. Please try again later.";

/** The loading text of the coupons page (CPN-02). */
export const loadingCoupons = 'Loading offers...';
