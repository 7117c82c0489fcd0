import { expect, test } from 'vitest';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import type { OrderState } from '../shared/exactlyOnce/order.ts';
import { toPayzaStep } from './payza.ts';

const stepOf = (state: OrderState, isOwn = true) => toPayzaStep({ state, isOwn });
const respondedWith = (response: object, isOwn?: boolean) =>
  stepOf({ status: 'responded', cb: 1250, envelope: responded(response).envelope }, isOwn);

test('starts with the form, and processes an agreed order [PAY-02] [PAY-10]', () => {
  expect(stepOf({ status: 'idle' })).toEqual({ status: 'form', errors: [], info: [] });
  expect(stepOf({ status: 'sending', cb: 1250 })).toEqual({ status: 'processing', cb: 1250 });
});

test('an order whose response was lost stays at its step [PAY-14]', () => {
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

test('SUCCESS is done, with the server’s messages [PAY-11]', () => {
  expect(respondedWith({ ErrorCode: 'SUCCESS', Info: ['On its way.'] })).toEqual({
    status: 'done',
    cb: 1250,
    info: ['On its way.'],
  });
});

test('anything else goes back to the form with Errors and Info [PAY-12]', () => {
  expect(respondedWith({ ErrorCode: 'NO', Errors: ['Too little.'], Info: ['From $10.'] })).toEqual({
    status: 'form',
    errors: ['Too little.'],
    info: ['From $10.'],
    fieldErrors: {},
  });
  expect(respondedWith({ ErrorCode: 'NO', Info: ['From $10.'] })).toMatchObject({ errors: [] });
  expect(respondedWith({ ErrorCode: 'NO', Errors: ['Too little.'] })).toMatchObject({
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
  expect(respondedWith(refusal, false)).toMatchObject({ fieldErrors: {} });
  expect(respondedWith(refusal)).toMatchObject({
    errors: ['email: is not valid', 'cbCount: is too low'],
    fieldErrors: { email: 'is not valid', amount: 'is too low' },
  });
});

test('a refusal without a message gets a general one', () => {
  expect(respondedWith({ ErrorCode: 'NO' })).toEqual({
    status: 'form',
    errors: ['Something went wrong. Please try again'],
    info: [],
    fieldErrors: {},
  });
});
