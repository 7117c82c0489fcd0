import type { Provider } from '../../components/ProviderLogo/ProviderLogo.tsx';

/** What stands where a provider has no surveys (SVL-07, SVL-08; literal, the others after D17). */
export const emptyMessages: Readonly<Record<Provider, string>> = {
  YOURSURVEYS: 'There are no surveys are available under Your-Surveys',
  RAPIDOREACH: 'RapidoReach surveys are currently unavailable. Please check back soon.',
  PURESPECTRUM: 'There are no surveys are available under Pure-Spectrum',
  SSI: 'There are no surveys are available under SSI',
  SAMPLY: 'There are no surveys are available under Samply',
  CINT: 'There are no surveys are available under Cint',
};

/** Stands where nobody knows whether a provider has surveys. */
export const failedMessage = 'The surveys did not load.';
