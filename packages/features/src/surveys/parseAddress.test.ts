import { expect, test } from 'vitest';
import { parseChoice, parseOrder, parseTab } from './parseAddress.ts';

test.each(['reward', 'time', 'rate', 'match'] as const)('%s is an order', (order) => {
  expect(parseOrder(order)).toBe(order);
});

const nonsense = [null, '', 'cb', 'REWARD', 'reward ', 'constructor', '<script>'];

test.each(nonsense)('%j is not an order', (text) => {
  expect(parseOrder(text)).toBeUndefined();
});

test.each(['3min', '15min', 'paid'] as const)('%s is a choice', (choice) => {
  expect(parseChoice(choice)).toBe(choice);
});

test.each([...nonsense, '3', '3MIN'])('%j is not a choice', (text) => {
  expect(parseChoice(text)).toBeUndefined();
});

test.each([
  ['yoursurveys', 'YOURSURVEYS'],
  ['rapidoreach', 'RAPIDOREACH'],
  ['purespectrum', 'PURESPECTRUM'],
  ['ssi', 'SSI'],
] as const)('%s is a tab', (text, tab) => {
  expect(parseTab(text)).toBe(tab);
});

test.each(nonsense)('%j means the first tab', (text) => {
  expect(parseTab(text)).toBe('YOURSURVEYS');
});
