import { expect, test } from 'vitest';
import { CallError } from '../shared/wire/CallError.ts';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import { toBalanceState } from './useBalance.ts';

const balance = { cb: 1250.5, decimals: 1, revision: 3, pushed: false } as const;
const ready = { status: 'ready', cb: 1250.5, decimals: 1 };
const refusal = new CallError(responded({ ErrorCode: 'BUSY', Errors: ['Later.'] }));
const noResponse = new CallError({ kind: 'transport', path: '/', reason: 'network' });

test('a balance is loading until it is known or a call failed', () => {
  expect(toBalanceState(undefined, null)).toEqual({ status: 'loading' });
});

test('a known balance is shown without errors', () => {
  expect(toBalanceState(balance, null)).toEqual({ ...ready, errors: [] });
});

test('a known balance stays after a failure, with the Errors beside it', () => {
  expect(toBalanceState(balance, refusal)).toEqual({ ...ready, errors: ['Later.'] });
});

test('an unknown balance has failed, with the Errors of the response if there is one', () => {
  expect(toBalanceState(undefined, refusal)).toEqual({ status: 'failed', errors: ['Later.'] });
  expect(toBalanceState(undefined, noResponse)).toEqual({ status: 'failed', errors: [] });
});
