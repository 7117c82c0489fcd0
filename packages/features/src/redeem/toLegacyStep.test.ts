import { expect, test } from 'vitest';
import type { OrderState } from '../shared/exactlyOnce/order.ts';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import { initialLegacyState, type LegacyState } from './legacyReducer.ts';
import { toLegacyMessages, toLegacyStep } from './toLegacyStep.ts';

const field = { name: 'MobileNo', value: '1', label: 'M', longDescription: '', hidden: false };
const form: LegacyState = {
  ...initialLegacyState,
  check: 'allowed',
  chosen: 'PAYTM',
  amount: '1250',
  cbAmount: 1250,
  fields: [field],
};
const confirmingForm = { ...form, confirmation: true };

const idle = { status: 'idle' } as const;
const order = { cb: 1250, choice: 'PAYTM' };
const respondedOrder = (body: object) =>
  ({ status: 'responded', ...order, envelope: responded(body).envelope }) as const;

const stepOf = (state: LegacyState, orderState: OrderState = idle, isOwn = true) =>
  toLegacyStep(state, { state: orderState, isOwn });

test('the outcome of the check is shown below the options [LEG-10] [LEG-11]', () => {
  for (const check of ['choosing', 'checking', 'unchecked', 'notAllowed'] as const) {
    expect(stepOf({ ...form, check })).toEqual({ status: check });
  }
  expect(stepOf({ ...form, mobileVerification: true })).toMatchObject({
    status: 'form',
    amount: '1250',
    amountRefused: false,
    fields: [field],
    mobileVerification: true,
  });
});

test('the form shows that the amount was refused', () => {
  expect(stepOf({ ...form, amountRefused: true })).toMatchObject({
    status: 'form',
    amountRefused: true,
  });
});

test('after Confirm the order is shown, and whether it is being sent [LEG-13]', () => {
  const confirmingStep = { status: 'confirming', option: 'Paytm', cbAmount: 1250, fields: [field] };
  expect(stepOf(confirmingForm)).toMatchObject({ ...confirmingStep, sending: false });
  expect(stepOf(form, { status: 'sending', ...order })).toMatchObject({
    ...confirmingStep,
    sending: true,
  });
});

test('an order that another tab sends, or that was sent before a remount, is shown as it was confirmed', () => {
  const sending = { status: 'sending', cb: 990, choice: 'UPI' } as const;
  const shown = { status: 'confirming', chosen: 'UPI', option: 'UPI', cbAmount: 990, fields: [] };
  expect(stepOf(initialLegacyState, sending)).toMatchObject(shown);
  expect(stepOf(confirmingForm, sending, false)).toMatchObject(shown);
});

test('a refused order leads back to the form, also from the confirmation in another tab', () => {
  const refused = respondedOrder({ ErrorCode: 'NO' });
  expect(stepOf(form, refused)).toMatchObject({ status: 'form' });
  expect(stepOf(confirmingForm, refused, false)).toMatchObject({ status: 'form' });
});

test('the messages about a field belong to it, unless another tab sent the order', () => {
  const List = [
    { FieldName: 'mobileno', Errors: ['is not valid'] },
    { FieldName: 'CB', Errors: ['is too low'] },
  ];
  const refused = respondedOrder({ ErrorCode: 'NO', fieldErrors: { List } });
  expect(stepOf(form, refused)).toMatchObject({
    amountError: 'is too low',
    fields: [{ error: 'is not valid' }],
  });
  expect(stepOf(form, refused, false)).toMatchObject({
    amountError: undefined,
    fields: [{ error: undefined }],
  });
  expect(toLegacyMessages(form, refused).errors).toEqual([
    'mobileno: is not valid',
    'CB: is too low',
  ]);
});

test('a success and a lost response replace the form, with the option of their order', () => {
  const placed = { ...respondedOrder({ ErrorCode: 'SUCCESS' }), choice: 'UPI' };
  expect(stepOf(form, placed)).toEqual({ status: 'done', cb: 1250, option: 'UPI' });
  expect(stepOf(form, { status: 'lost', cb: 990 })).toEqual({ status: 'lost', cb: 990 });
});

test('an order that was not sent leads back to the form, with a message', () => {
  const unsent = { status: 'unsent', ...order, reason: 'storage' } as const;
  expect(stepOf(form, unsent)).toMatchObject({ status: 'form' });
  const { errors } = toLegacyMessages({ ...form, errors: ['Not you.'] }, unsent);
  expect(errors).toEqual([expect.stringMatching(/not sent and no CB were taken/)]);
});

test('the messages are those of the order, or of the check without one', () => {
  const checked = { ...form, errors: ['Not you.'] };
  const messagesAfter = (body: object) => toLegacyMessages(checked, respondedOrder(body));
  expect(toLegacyMessages(checked, idle)).toEqual({ errors: ['Not you.'], info: [] });
  const refusal = { ErrorCode: 'NO', Errors: ['Too little.'], Info: ['Try more.'] };
  expect(messagesAfter(refusal)).toEqual({ errors: ['Too little.'], info: ['Try more.'] });
  expect(messagesAfter({ ErrorCode: 'NO', Info: ['Try more.'] }).errors).toEqual([]);
  expect(messagesAfter({ ErrorCode: 'SUCCESS' })).toEqual({ errors: [], info: [] });
  expect(messagesAfter({ ErrorCode: 'NO' })).toEqual({
    errors: ['Something went wrong. Please try again'],
    info: [],
  });
});
