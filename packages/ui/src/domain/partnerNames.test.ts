import { expect, test } from 'vitest';
import { nameWithCode, partnerName } from './partnerNames.ts';

test.each([
  ['TANGOCARDS', 'Gift card'],
  ['PAYPAL', 'Paypal'],
  ['PURESPECTRUM', 'PureSpectrum'],
  ['OFFERTORO', 'OfferToro'],
  ['BITLABS', 'BitLabs'],
  ['INBRAIN', 'inBrain'],
  ['ADSCEND', 'Adscend Media'],
  [' Tangocards ', 'Gift card'],
  ['CHEQUE', undefined],
  ['', undefined],
])('the name of the code %j is %j', (code, name) => {
  expect(partnerName(code)).toBe(name);
});

test.each([
  ['TANGOCARDS', 'Gift card (TANGOCARDS)'],
  ['PAYPAL ', 'Paypal'],
  ['CHEQUE', 'CHEQUE'],
])('the code %j is shown as %j (D70)', (code, text) => {
  expect(nameWithCode(code)).toBe(text);
});
