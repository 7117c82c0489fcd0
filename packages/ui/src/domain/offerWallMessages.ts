/** The loading text of a provider's wall, such as "Loading offers from BitLabs..." (D22). */
export const loadingOffers = (provider: string) => `Loading offers from ${provider}...`;

/** The alert for a provider's link that failed to load (D23). */
export const offerwallFailed = (provider: string) =>
  `We couldn't load the ${provider} offerwall. Please try again later.`;

/** The name of the link that opens a wall in a new tab (RPD-02, SAY-02, OTO-02). */
export const openOfferwall = 'Click here for offerwall';

/** The same of inBrain (INN-03). */
export const openInbrain = 'Open inBrain Offerwall';

/** The alert for an inBrain answer whose address is empty (INN-08). */
export const inbrainUnavailable = 'inBrain offerwall is unavailable. Please try again later.';

/** The alert for a refusal of the inBrain call without Errors (INN-11). */
export const inbrainRefused = 'Unable to load the inBrain offerwall right now.';

/** The alert for an inBrain call that got no answer (INN-12). */
export const inbrainFailed = 'Unable to load the inBrain offerwall. Please try again later.';

/** The loading text of the coupons page (CPN-01). */
export const loadingCoupons = 'Loading offers...';
