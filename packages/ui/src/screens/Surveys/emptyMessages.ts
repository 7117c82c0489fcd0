import type { Provider } from '../../components/ProviderLogo/ProviderLogo.tsx';

/** Replaces surveys that failed to load; the failure is only logged (SVL-11, D198). */
export const surveysFailed = 'These surveys did not load. Nothing was lost.';

/** The empty states by provider (SVL-07 and SVL-08 are literal; the others follow D17). */
export const emptyMessages: Readonly<Record<Provider, string>> = {
  YOURSURVEYS: 'There are no surveys are available under Your-Surveys',
  RAPIDOREACH: 'RapidoReach surveys are currently unavailable. Please check back soon.',
  PURESPECTRUM: 'There are no surveys are available under Pure-Spectrum',
  SSI: 'There are no surveys are available under SSI',
  SAMPLY: 'There are no surveys are available under Samply',
  CINT: 'There are no surveys are available under Cint',
};
