import { legacyOptions } from '@cb/ui/domain/legacyOptions';
import { expect, test } from 'vitest';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import type { CallResult } from '../shared/wire/post.ts';
import {
  type LegacyEvent,
  legacyReducer,
  initialLegacyState,
  type LegacyState,
} from './legacyReducer.ts';

const allowedResult = responded({ ErrorCode: 'SUCCESS' });
const after = (state: LegacyState, ...events: LegacyEvent[]) => events.reduce(legacyReducer, state);
const choiceId = Symbol('choice');
const choose = (value: string, result: CallResult = allowedResult) =>
  after(
    initialLegacyState,
    { type: 'choose', value, choiceId },
    { type: 'checked', choiceId, result },
  );

test('starts with 0 CB, no confirmation, no verification, no errors and no State [LEG-09]', () => {
  expect(initialLegacyState).toMatchObject({
    cbAmount: 0,
    confirmation: false,
    mobileVerification: false,
    errors: [],
    check: 'choosing',
  });
});

test('an option has a label, a value and the names of its fields [LEG-01]', () => {
  expect(
    legacyOptions.map(({ label, value, attributes }) => [label, value, ...attributes]),
  ).toEqual([
    ['Paypal', 'PAYPAL', 'email', 'ppFirstName', 'ppLastName'],
    ['Paytm', 'PAYTM', 'MobileNo'],
    ['Bitcoin', 'BITCOIN', 'BCH'],
    ['Payza', 'PAYZA', 'email_payza'],
    ['UPI', 'UPI', 'VPA'],
  ]);
});

test.each([
  ['PAYPAL', ['Paypal Email', 'Paypal First Name', 'Paypal Last Name']],
  ['PAYTM', ['Mobile Number']],
  ['BITCOIN', ['Bitcoin Wallet address']],
  ['PAYZA', ['Payza Email']],
  ['UPI', ['Virtual Payment Address']],
])('%s needs %j [LEG-02] [LEG-03] [LEG-04] [LEG-05] [LEG-06]', (value, labels) => {
  expect(choose(value).fields.map(({ label }) => label)).toEqual(labels);
});

test('a field has a name, a value, a label, a long description, and may be hidden [LEG-08]', () => {
  expect(choose('PAYPAL').fields[1]).toEqual({
    name: 'ppFirstName',
    value: '',
    label: 'Paypal First Name',
    longDescription: 'Should match the name of your Paypal account.',
    hidden: false,
  });
});

test('only an option that pays to a mobile number requires its verification [LEG-09]', () => {
  const verifiedOptions = legacyOptions.filter(({ value }) => choose(value).mobileVerification);
  expect(verifiedOptions.map(({ value }) => value)).toEqual(['PAYTM']);
});

test('a refused check sets State and Errors, an allowed one clears them [LEG-11]', () => {
  const refused = choose('UPI', responded({ ErrorCode: 'NO', Errors: ['Earn more first.'] }));
  expect(refused).toMatchObject({ check: 'notAllowed', errors: ['Earn more first.'] });
  const allowed = after(refused, { type: 'checked', choiceId, result: allowedResult });
  expect(allowed).toMatchObject({ check: 'allowed', errors: [] });
});

test('a refused check without Errors gets a general one', () => {
  const refused = choose('UPI', responded({ ErrorCode: 'NO' }));
  expect(refused.errors).toEqual(['Something went wrong. Please try again']);
});

test('the form is empty after the check [LEG-12]', () => {
  const filled = after(
    choose('UPI'),
    { type: 'typeAmount', text: '1000' },
    { type: 'typeField', name: 'VPA', text: 'dana@bank' },
  );
  expect(filled).toMatchObject({ cbAmount: 1000, fields: [{ value: 'dana@bank' }] });
  const again = after(filled, { type: 'checked', choiceId, result: allowedResult });
  expect(again).toMatchObject({ amount: '0', cbAmount: 0, fields: [{ value: '' }] });
});

test('a late check of an earlier choice is ignored, even for the same option', () => {
  const state = choose('UPI');
  const result = responded({ ErrorCode: 'NO', Errors: ['Late.'] });
  expect(after(state, { type: 'checked', choiceId: Symbol('other'), result })).toBe(state);
});

test('a check without a response has failed, and shows no form', () => {
  const failed = choose('UPI', { kind: 'transport', path: '/x', reason: 'network' });
  // The option stays chosen, so that it can be checked again.
  expect(failed).toMatchObject({ check: 'unchecked', chosen: 'UPI', fields: [] });
});

test('confirm sets the flag, cancel clears it [LEG-13]', () => {
  const confirmed = after(choose('UPI'), { type: 'typeAmount', text: '1' }, { type: 'confirm' });
  expect(confirmed.confirmation).toBe(true);
  expect(after(confirmed, { type: 'cancel' }).confirmation).toBe(false);
});

test('confirm refuses 0 CB, until another amount is typed', () => {
  const refused = after(choose('UPI'), { type: 'confirm' });
  expect(refused).toMatchObject({ confirmation: false, amountRefused: true });
  expect(after(refused, { type: 'typeAmount', text: '1' }).amountRefused).toBe(false);
});

test('order-creation and option-selection change nothing [LEG-14]', () => {
  const state = after(choose('UPI'), { type: 'confirm' });
  expect(after(state, { type: 'order-creation' }, { type: 'option-selection' })).toBe(state);
});

test.each([
  ['1000', 1000],
  ['01000', 1000],
  ['', 0],
  ['10.5', 0],
  ['-5', 0],
  ['1e21', 0],
  ['ten', 0],
])('a typed amount of %j is %d CB', (text, cb) => {
  const state = after(
    choose('UPI'),
    { type: 'typeAmount', text: '7' },
    { type: 'typeAmount', text },
  );
  expect(state).toMatchObject({ amount: text, cbAmount: cb });
});

test('the check runs after a choice, and has an outcome [LEG-10] [LEG-11]', () => {
  const chosen = after(initialLegacyState, { type: 'choose', value: 'UPI', choiceId });
  expect(chosen.check).toBe('checking');
  expect(choose('UPI').check).toBe('allowed');
  expect(choose('UPI', responded({ ErrorCode: 'NO' })).check).toBe('notAllowed');
});

test('typing changes only that field', () => {
  const filled = after(choose('PAYPAL'), { type: 'typeField', name: 'ppLastName', text: 'Byron' });
  expect(filled.fields.map(({ value }) => value)).toEqual(['', '', 'Byron']);
});

test('an unknown option has no fields', () => {
  expect(choose('CHEQUE')).toMatchObject({
    check: 'allowed',
    fields: [],
    mobileVerification: false,
  });
});
