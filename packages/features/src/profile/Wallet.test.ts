import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import { toCbCount, toCompleteness, toName, toStatsState } from './Wallet.tsx';

const list = (answered: number, total: number) =>
  Array.from({ length: total }, (_, index) => ({
    id: String(index),
    attempted: index < answered ? ['1'] : [],
  }));

test('completeness is the average of both, to one decimal place [STA-02]', () => {
  expect(toCompleteness([list(1, 3), list(2, 3)])).toBe(50);
  expect(toCompleteness([list(1, 3), list(10, 10)])).toBe(66.7);
  expect(toCompleteness([list(0, 3), list(0, 10)])).toBe(0);
});

test('completeness is unknown until both lists are, and ignores providers without questions', () => {
  expect(toCompleteness([list(1, 2), undefined])).toBeUndefined();
  expect(toCompleteness([list(1, 2), []])).toBe(50);
  expect(toCompleteness([[], []])).toBeUndefined();
});

const stats = {
  cb: { current: 1, lifetime: 2, week: 3, month: 4, claimed: 5 },
  referrals: { lifetime: 6, week: 7, month: 8 },
};

test('known figures stay when a refetch fails, and the Errors are shown', () => {
  const error = new CallError(responded({ ErrorCode: 'BUSY', Errors: ['Later.'] }));
  for (const isFetching of [true, false]) {
    const state = toStatsState({ data: stats, error, isFetching });
    expect(state).toEqual({ status: 'ready', ...stats, errors: ['Later.'] });
  }
  const state = toStatsState({ data: stats, error: null, isFetching: false });
  expect(state).toEqual({ status: 'ready', ...stats, errors: [] });
});

test('"CB Count" is undefined while it loads, and not a number after a failure', () => {
  const loading = { data: undefined, error: null, isFetching: true };
  const error = new Error('No.');
  expect(toCbCount(loading)).toBeUndefined();
  expect(toCbCount({ ...loading, error })).toBeUndefined();
  expect(toCbCount({ ...loading, isFetching: false })).toBeUndefined();
  expect(toCbCount({ ...loading, error, isFetching: false })).toBeNaN();
  expect(toCbCount({ data: stats, error, isFetching: false })).toBe(1);
});

test('a name may lack either part', () => {
  const profile = { city: '', zipCode: '', email: '', username: '', countryLanguageCode: '' };
  expect(toName({ ...profile, firstName: '', lastName: 'Reyes' })).toBe('Reyes');
  expect(toName({ ...profile, firstName: '', lastName: '' })).toBe('');
  expect(toName(undefined)).toBeUndefined();
});

test('unknown figures load until the call has failed', () => {
  const loading = { data: undefined, error: null, isFetching: true };
  expect(toStatsState(loading)).toEqual({ status: 'loading' });
  expect(toStatsState({ ...loading, isFetching: false })).toEqual({ status: 'loading' });
  const error = new Error('No.');
  expect(toStatsState({ ...loading, error })).toEqual({ status: 'loading' });
  expect(toStatsState({ ...loading, error, isFetching: false })).toEqual({
    status: 'failed',
    errors: [],
  });
});
