import { expect, test } from 'vitest';
import { toCompleteness, toName } from './toStatsProps.ts';

const list = (answered: number, total: number) =>
  Array.from({ length: total }, (_, at) => ({
    id: String(at),
    attempted: at < answered ? ['1'] : [],
  }));

test('completeness is the average of both, to one decimal place [STA-02]', () => {
  expect(toCompleteness([list(1, 3), list(2, 3)])).toBe(50);
  expect(toCompleteness([list(1, 3), list(10, 10)])).toBe(66.7);
  expect(toCompleteness([list(0, 3), list(0, 10)])).toBe(0);
});

test('is not known before both lists are, and counts no provider without questions', () => {
  expect(toCompleteness([list(1, 2), undefined])).toBeUndefined();
  expect(toCompleteness([list(1, 2), []])).toBe(50);
  expect(toCompleteness([[], []])).toBeUndefined();
});

test('a name needs not have both parts', () => {
  const profile = {
    city: '',
    zipCode: '',
    email: '',
    username: '',
    countryLanguageCode: '',
  };
  expect(toName({ ...profile, firstName: '', lastName: 'Reyes' })).toBe('Reyes');
  expect(toName({ ...profile, firstName: '', lastName: '' })).toBe('');
  expect(toName(undefined)).toBeUndefined();
});
