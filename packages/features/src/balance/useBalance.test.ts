import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import { toBalanceState } from './useBalance.ts';

const known = { cb: 1250.5, decimals: 1, revision: 3, pushed: false } as const;
const refused = new CallError(responded({ ErrorCode: 'BUSY', Errors: ['Later.'] }));
const lost = new CallError({ kind: 'transport', path: '/', reason: 'network' });

test('is loading until there is a balance or a failure', () => {
  expect(toBalanceState(undefined, null)).toEqual({ status: 'loading' });
  expect(toBalanceState(known, null)).toEqual({
    status: 'ready',
    cb: 1250.5,
    decimals: 1,
    errors: [],
  });
});

test('keeps a known balance, with the Errors beside it', () => {
  expect(toBalanceState(known, refused)).toEqual({
    status: 'ready',
    cb: 1250.5,
    decimals: 1,
    errors: ['Later.'],
  });
});

test('has failed without a balance, with the Errors of the response if there is one', () => {
  expect(toBalanceState(undefined, refused)).toEqual({
    status: 'failed',
    errors: ['Later.'],
  });
  expect(toBalanceState(undefined, lost)).toEqual({ status: 'failed', errors: [] });
});
