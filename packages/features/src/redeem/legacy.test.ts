import { legacyOptions } from '@cb/ui/domain/legacyOptions';
import { expect, test } from 'vitest';
import { errorsOf } from '../shared/wire/CallError.ts';
import { parseEnvelope } from '../shared/wire/envelope.ts';
import { responded, mockServer } from '../shared/wire/mockServer.fixtures.ts';
import type { CallResult } from '../shared/wire/post.ts';
import { createQueryClient } from '../shared/wire/queryClient.ts';
import {
  type LegacyEvent,
  legacyReducer,
  legacyStart,
  type LegacyState,
  redemptionsQuery,
  toLegacyMessages,
  toLegacyStep,
} from './legacy.ts';

function responseWith(envelope: object): CallResult {
  const parsed = parseEnvelope({ ErrorCode: 'SUCCESS', ...envelope });
  if (!parsed) throw new Error('Not an envelope.');
  return { kind: 'responded', status: 200, envelope: parsed };
}

const after = (state: LegacyState, ...events: LegacyEvent[]) => events.reduce(legacyReducer, state);
const turn = Symbol('turn');
const choose = (value: string, result = responseWith({})) =>
  after(legacyStart, { type: 'chosen', value, turn }, { type: 'checked', turn, result });

test('starts with 0 CB, no confirmation, no verification, no errors and no State [LEG-09]', () => {
  expect(legacyStart).toMatchObject({
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
  const verified = legacyOptions.filter(({ value }) => choose(value).mobileVerification);
  expect(verified.map(({ value }) => value)).toEqual(['PAYTM']);
});

test('a refused check sets State and Errors, a granted one clears them [LEG-11]', () => {
  const refused = choose('UPI', responseWith({ ErrorCode: 'NO', Errors: ['Earn more first.'] }));
  expect(refused).toMatchObject({ check: 'notAllowed', errors: ['Earn more first.'] });
  const granted = after(refused, { type: 'checked', turn, result: responseWith({}) });
  expect(granted).toMatchObject({ check: 'allowed', errors: [] });
  const silent = choose('UPI', responseWith({ ErrorCode: 'NO' }));
  expect(silent.errors).toEqual(['Something went wrong. Please try again']);
});

test('the form is empty after the check [LEG-12]', () => {
  const filled = after(
    choose('UPI'),
    { type: 'amount', typed: '1000' },
    { type: 'field', name: 'VPA', value: 'dana@bank' },
  );
  expect(filled).toMatchObject({ cbAmount: 1000, fields: [{ value: 'dana@bank' }] });
  const again = after(filled, { type: 'checked', turn, result: responseWith({}) });
  expect(again).toMatchObject({ amount: '0', cbAmount: 0, fields: [{ value: '' }] });
});

test('a late check of an earlier choice is ignored, even for the same option', () => {
  const state = choose('UPI');
  const result = responseWith({ ErrorCode: 'NO', Errors: ['Late.'] });
  expect(after(state, { type: 'checked', turn: Symbol('turn'), result })).toBe(state);
});

test('a check without a response has failed, and shows no form', () => {
  const failed = choose('UPI', { kind: 'transport', path: '/x', reason: 'network' });
  // Trying again checks the option that was chosen.
  expect(failed).toMatchObject({ check: 'unchecked', chosen: 'UPI', fields: [] });
});

test('confirm sets the flag, cancel clears it [LEG-13]', () => {
  const confirmed = after(choose('UPI'), { type: 'amount', typed: '1' }, { type: 'confirm' });
  expect(confirmed.confirmation).toBe(true);
  expect(after(confirmed, { type: 'cancel' }).confirmation).toBe(false);
});

test('confirm refuses 0 CB, until another amount is typed', () => {
  const refused = after(choose('UPI'), { type: 'confirm' });
  expect(refused).toMatchObject({ confirmation: false, amountRefused: true });
  expect(after(refused, { type: 'amount', typed: '1' }).amountRefused).toBe(false);
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
])('a typed amount of %j is %d CB', (typed, cb) => {
  const state = after(choose('UPI'), { type: 'amount', typed: '7' }, { type: 'amount', typed });
  expect(state).toMatchObject({ amount: typed, cbAmount: cb });
});

test('the check is shown while it runs, and so is its outcome [LEG-10] [LEG-11]', () => {
  const chosen = after(legacyStart, { type: 'chosen', value: 'UPI', turn });
  expect(chosen.check).toBe('checking');
  expect(choose('UPI').check).toBe('allowed');
  expect(choose('UPI', responseWith({ ErrorCode: 'NO' })).check).toBe('notAllowed');
});

test('typing changes only that field', () => {
  const filled = after(choose('PAYPAL'), { type: 'field', name: 'ppLastName', value: 'Byron' });
  expect(filled.fields.map(({ value }) => value)).toEqual(['', '', 'Byron']);
});

test('an unknown option has no fields', () => {
  expect(choose('CHEQUE')).toMatchObject({
    check: 'allowed',
    fields: [],
    mobileVerification: false,
  });
});

const server = mockServer();
const list = () => createQueryClient().fetchQuery(redemptionsQuery);

test('lists the redemptions, the latest first [CAL-37]', async () => {
  server.succeed(
    { PartnerCode: 'PAYTM', Status: 'PAID', CB: 1, TimeStamp: '2026-01-02' },
    { PartnerCode: 'UPI', Status: 'OPEN', CB: 2, TimeStamp: '2026-03-04' },
    { PartnerCode: 'PAYPAL', Status: 'PAID', CB: 3, TimeStamp: '2026-02-03' },
  );
  expect(await list()).toEqual([
    { method: 'UPI', status: 'OPEN', cb: 2, timeStamp: '2026-03-04' },
    { method: 'PAYPAL', status: 'PAID', cb: 3, timeStamp: '2026-02-03' },
    { method: 'PAYTM', status: 'PAID', cb: 1, timeStamp: '2026-01-02' },
  ]);
});

test('redemptions without a readable date come last', async () => {
  const at = (CB: number, TimeStamp: string) => ({ CB, TimeStamp });
  server.succeed(at(1, 'soon'), at(2, '2026-01-02'), at(3, ''), at(4, '2026-03-04'));
  expect((await list()).map(({ cb }) => cb)).toEqual([4, 2, 1, 3]);
});

test('missing values of a redemption are shown as a dash', async () => {
  server.succeed({ CB: 'five' });
  expect(await list()).toEqual([{ method: '—', status: '—', cb: NaN, timeStamp: undefined }]);
});

test('a refusal carries its Errors, and malformed records are reported and left out', async () => {
  server.respond({ ErrorCode: 'BUSY', Errors: ['Later.'], Data: [] });
  expect(await list().catch(errorsOf)).toEqual(['Later.']);
  server.succeed(7, { CB: 5 });
  expect(await list()).toHaveLength(1);
  expect(server.failures()).toEqual([
    { kind: 'malformed', path: '/redemptions/list', reason: 'unexpected-data' },
  ]);
  server.vanish();
  await expect(list()).rejects.toThrow('The call ended as transport.');
});

const idle = { status: 'idle' } as const;
const field = { name: 'MobileNo', value: '1', label: 'M', longDescription: '', hidden: false };
const form: LegacyState = {
  ...legacyStart,
  check: 'allowed',
  chosen: 'PAYTM',
  amount: '1250',
  cbAmount: 1250,
  fields: [field],
};
const done = (body: object) =>
  ({ status: 'responded', cb: 1250, envelope: responded(body).envelope }) as const;

test('the outcome of the check is shown below the options [LEG-10] [LEG-11]', () => {
  const part = (state: Partial<LegacyState>) => toLegacyStep({ ...form, ...state }, idle);
  for (const status of ['choosing', 'checking', 'unchecked', 'notAllowed'] as const) {
    expect(part({ check: status })).toEqual({ status });
  }
  expect(part({ mobileVerification: true })).toMatchObject({
    status: 'form',
    amount: '1250',
    amountRefused: false,
    fields: [field],
    mobileVerification: true,
  });
});

test('a refused amount explains what is expected, until it is changed', () => {
  const refused = toLegacyStep({ ...form, amountRefused: true }, idle);
  expect(refused).toMatchObject({ status: 'form', amountRefused: true });
});

test('after Confirm the order is shown, and whether it is being sent [LEG-13]', () => {
  const confirming = { ...form, confirmation: true };
  expect(toLegacyStep(confirming, idle)).toMatchObject({
    status: 'confirming',
    option: 'Paytm',
    cbAmount: 1250,
    fields: [field],
    sending: false,
  });
  const sending = { status: 'sending', cb: 1250 } as const;
  expect(toLegacyStep(confirming, sending)).toMatchObject({ sending: true });
});

test('a refused order leads back to the form, also from the confirmation in another tab', () => {
  const confirming = { ...form, confirmation: true };
  expect(toLegacyStep(confirming, done({ ErrorCode: 'NO' }))).toMatchObject({ status: 'form' });
  const tooLow = legacyReducer({ ...confirming, cbAmount: 0 }, { type: 'confirm' });
  expect(toLegacyStep(tooLow, idle)).toMatchObject({ status: 'form', amountRefused: true });
});

test('the messages about a field belong to it', () => {
  const List = [
    { FieldName: 'mobileno', Errors: ['is not valid'] },
    { FieldName: 'CB', Errors: ['is too low'] },
  ];
  const refused = done({ ErrorCode: 'NO', fieldErrors: { List } });
  expect(toLegacyStep(form, refused)).toMatchObject({
    amountError: 'is too low',
    fields: [{ error: 'is not valid' }],
  });
  expect(toLegacyMessages(form, refused).errors).toEqual([
    'mobileno: is not valid',
    'CB: is too low',
  ]);
});

test('a success and a lost response replace the form', () => {
  const placed = toLegacyStep(form, done({ ErrorCode: 'SUCCESS' }));
  expect(placed).toEqual({ status: 'done', cb: 1250, option: 'Paytm' });
  const lost = toLegacyStep(form, { status: 'lost', cb: 990 });
  expect(lost).toEqual({ status: 'lost', cb: 990 });
});

test('an order that was not sent can be confirmed again, with a message', () => {
  const unsent = { status: 'unsent', cb: 1250, reason: 'storage' } as const;
  expect(toLegacyStep({ ...form, confirmation: true }, unsent)).toMatchObject({
    status: 'confirming',
    sending: false,
  });
  const { errors } = toLegacyMessages({ ...form, errors: ['Not you.'] }, unsent);
  expect(errors).toEqual([expect.stringMatching(/not sent and no CB were taken/)]);
});

test('the messages are those of the order, or of the check without one', () => {
  const checked = { ...form, errors: ['Not you.'] };
  expect(toLegacyMessages(checked, idle)).toEqual({ errors: ['Not you.'], info: [] });
  expect(
    toLegacyMessages(
      checked,
      done({ ErrorCode: 'NO', Errors: ['Too little.'], Info: ['Try more.'] }),
    ),
  ).toEqual({ errors: ['Too little.'], info: ['Try more.'] });
  expect(toLegacyMessages(checked, done({ ErrorCode: 'NO', Info: ['Try more.'] })).errors).toEqual(
    [],
  );
  expect(toLegacyMessages(checked, done({ ErrorCode: 'SUCCESS' }))).toEqual({
    errors: [],
    info: [],
  });
  expect(toLegacyMessages(checked, done({ ErrorCode: 'NO' }))).toEqual({
    errors: ['Something went wrong. Please try again'],
    info: [],
  });
});
