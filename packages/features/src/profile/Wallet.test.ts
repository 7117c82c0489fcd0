import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { parseEnvelope } from '../shared/wire/envelope.ts';
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

test('is unknown until both lists are known, and ignores providers without questions', () => {
  expect(toCompleteness([list(1, 2), undefined])).toBeUndefined();
  expect(toCompleteness([list(1, 2), []])).toBe(50);
  expect(toCompleteness([[], []])).toBeUndefined();
});

const stats = {
  cb: { current: 1, lifetime: 2, week: 3, month: 4, claimed: 5 },
  referrals: { lifetime: 6, week: 7, month: 8 },
};

test('known figures stay when a refetch fails, and the Errors are shown', () => {
  const envelope = parseEnvelope({ ErrorCode: 'BUSY', Errors: ['Later.'] });
  if (!envelope) throw new Error('That is an envelope.');
  const error = new CallError({ kind: 'responded', status: 200, envelope });
  const known = { status: 'ready', ...stats };
  for (const isFetching of [true, false]) {
    expect(toStatsState({ data: stats, error, isFetching })).toEqual({
      ...known,
      errors: ['Later.'],
    });
  }
  expect(toStatsState({ data: stats, error: null, isFetching: false })).toEqual({
    ...known,
    errors: [],
  });
});

test('a balance is unknown while it loads, and not a number once it failed to', () => {
  const asked = { data: undefined, error: null, isFetching: true };
  const error = new Error('No.');
  expect(toCbCount(asked)).toBeUndefined();
  expect(toCbCount({ ...asked, error })).toBeUndefined();
  expect(toCbCount({ ...asked, isFetching: false })).toBeUndefined();
  expect(toCbCount({ ...asked, error, isFetching: false })).toBeNaN();
  expect(toCbCount({ data: stats, error, isFetching: false })).toBe(1);
});

test('a name may lack either part', () => {
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

test('unknown figures are loading, or have failed', () => {
  const asked = { data: undefined, error: null, isFetching: true };
  expect(toStatsState(asked)).toEqual({ status: 'loading' });
  expect(toStatsState({ ...asked, isFetching: false })).toEqual({ status: 'loading' });
  const error = new Error('No.');
  expect(toStatsState({ ...asked, error })).toEqual({ status: 'loading' });
  expect(toStatsState({ ...asked, error, isFetching: false })).toEqual({
    status: 'failed',
    errors: [],
  });
});
