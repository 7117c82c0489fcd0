import { legacyOptions } from './legacyOptions.ts';

/** The display name of each survey provider, by partner code (SVC-09). */
export const surveyProviders = {
  SAMPLY: 'Samply',
  RAPIDOREACH: 'RapidoReach',
  YOURSURVEYS: 'YourSurveys',
  PURESPECTRUM: 'PureSpectrum',
  SSI: 'SSI',
  CINT: 'Cint',
} as const;

const names: ReadonlyMap<string, string> = new Map([
  ['TANGOCARDS', 'Gift card'],
  ...legacyOptions.map(({ value, label }) => [value, label] as const),
  ...Object.entries(surveyProviders),
  ['OFFERTORO', 'OfferToro'],
  ['BITLABS', 'BitLabs'],
  ['INBRAIN', 'inBrain'],
  ['ADSCEND', 'Adscend Media'],
]);

/** Returns the name of a payment method or partner by its code; undefined for an unknown code (D70). */
export const partnerName = (code: string) => names.get(code.trim().toUpperCase());

/** Returns the name and the code as text, such as "Gift card (TANGOCARDS)"; one of them if they are the same. */
export function nameWithCode(code: string): string {
  const name = partnerName(code);
  if (name === undefined) return code;
  return isSameWord(name, code) ? name : `${name} (${code})`;
}

/** Whether a name and its code are the same word, so that one of them is enough (D70). */
export const isSameWord = (name: string, code: string) =>
  name.toUpperCase() === code.trim().toUpperCase();
