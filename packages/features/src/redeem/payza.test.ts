import { expect, test } from 'vitest';
import type { OrderState } from '../shared/exactlyOnce/order.ts';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import { toPayzaStep } from './payza.ts';

const stepOf = (state: OrderState, isOwn = true) => toPayzaStep({ state, isOwn });
const stepAfter = (response: object, isOwn?: boolean) =>
  stepOf({ status: 'responded', cb: 1250, envelope: responded(response).envelope }, isOwn);

test('an order starts with the form, and is processed while it is sent [PAY-02] [PAY-10]', () => {
  expect(stepOf({ status: 'idle' })).toEqual({ status: 'form', errors: [], info: [] });
  expect(stepOf({ status: 'sending', cb: 1250 })).toEqual({ status: 'processing', cb: 1250 });
});

test('an order without a response is stuck [PAY-14]', () => {
  expect(stepOf({ status: 'lost', cb: 1250 })).toEqual({ status: 'stuck', cb: 1250 });
});

test.each(['session', 'storage'] as const)(
  'an order that was not sent because of the %s returns to the form with a message',
  (reason) => {
    expect(stepOf({ status: 'unsent', cb: 1250, reason })).toEqual({
      status: 'form',
      errors: [expect.stringMatching(/not sent and no CB were taken/)],
      info: [],
    });
  },
);

test('an order with SUCCESS is done, with its Info [PAY-11]', () => {
  expect(stepAfter({ ErrorCode: 'SUCCESS', Info: ['On its way.'] })).toEqual({
    status: 'done',
    cb: 1250,
    info: ['On its way.'],
  });
});

test('a refused order returns to the form with Errors and Info [PAY-12]', () => {
  expect(stepAfter({ ErrorCode: 'NO', Errors: ['Too little.'], Info: ['From $10.'] })).toEqual({
    status: 'form',
    errors: ['Too little.'],
    info: ['From $10.'],
    fieldErrors: {},
  });
  expect(stepAfter({ ErrorCode: 'NO', Info: ['From $10.'] })).toMatchObject({ errors: [] });
  expect(stepAfter({ ErrorCode: 'NO', Errors: ['Too little.'] })).toMatchObject({
    errors: ['Too little.'],
    info: [],
  });
});

test('the messages about a field belong to it, unless another tab sent the order', () => {
  const List = [
    { FieldName: 'email', Errors: ['is not valid'] },
    { FieldName: 'cbCount', Errors: ['is too low'] },
  ];
  const refusal = { ErrorCode: 'NO', fieldErrors: { List } };
  expect(stepAfter(refusal, false)).toHaveProperty('fieldErrors', {});
  expect(stepAfter(refusal)).toMatchObject({
    errors: ['email: is not valid', 'cbCount: is too low'],
    fieldErrors: { email: 'is not valid', amount: 'is too low' },
  });
});

test('a refusal without a message gets a general one', () => {
  expect(stepAfter({ ErrorCode: 'NO' })).toEqual({
    status: 'form',
    errors: ['Something went wrong. Please try again'],
    info: [],
    fieldErrors: {},
  });
});
