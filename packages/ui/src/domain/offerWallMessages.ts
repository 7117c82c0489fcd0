/** The loading text of a provider's wall, such as "Loading offers from BitLabs..." (D22). */
export const loadingOffers = (provider: string) => `Loading offers from ${provider}...`;

/** The alert for a provider's link that failed to load (D23). */
export const offerwallFailed = (provider: string) =>
  `We couldn't load the ${provider} offerwall. Please try again later.`;
