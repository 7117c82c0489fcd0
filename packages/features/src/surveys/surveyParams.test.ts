import { expect, test } from 'vitest';
import { parseChoice, parseSort, parseTab } from './surveyParams.ts';

const nonsense = [null, '', 'cb', 'REWARD', 'reward ', 'constructor', '<script>'];

test.each(['reward', 'time', 'rate', 'match'] as const)('%s is a sort', (sort) => {
  expect(parseSort(sort)).toBe(sort);
});

test.each(nonsense)('%j is not a sort', (text) => {
  expect(parseSort(text)).toBeUndefined();
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
