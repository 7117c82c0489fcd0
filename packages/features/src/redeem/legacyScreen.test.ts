import { expect, test } from 'vitest';
import { errorsOf } from '../wire/CallError.ts';
import { answered, mockServer } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { redemptionsQuery } from './legacyApi.ts';
import { legacyStart, type LegacyState } from './legacyState.ts';
import { toLegacyMessages, toLegacyStep } from './toLegacyProps.ts';

const server = mockServer();
const list = () => createQueryClient().fetchQuery(redemptionsQuery);

test('lists the redemptions, the latest first [CAL-37]', async () => {
  server.succeed(
    { PartnerCode: 'PAYTM', Status: 'PAID', CB: 1, TimeStamp: '2026-01-02' },
    { PartnerCode: 'UPI', Status: 'OPEN', CB: 2, TimeStamp: '2026-03-04' },
    { PartnerCode: 'PAYPAL', Status: 'PAID', CB: 3, TimeStamp: '2026-02-03' },
  );
  expect(await list()).toEqual([
    { method: 'UPI', status: 'OPEN', cb: 2, at: Date.parse('2026-03-04') },
    { method: 'PAYPAL', status: 'PAID', cb: 3, at: Date.parse('2026-02-03') },
    { method: 'PAYTM', status: 'PAID', cb: 1, at: Date.parse('2026-01-02') },
  ]);
});

test('redemptions without a readable date come last', async () => {
  const at = (CB: number, TimeStamp: string) => ({ CB, TimeStamp });
  server.succeed(at(1, 'soon'), at(2, '2026-01-02'), at(3, ''), at(4, '2026-03-04'));
  expect((await list()).map(({ cb }) => cb)).toEqual([4, 2, 1, 3]);
});

test('missing values of a redemption are shown as a dash', async () => {
  server.succeed({ CB: '5' });
  expect(await list()).toEqual([{ method: '—', status: '—', cb: NaN, at: undefined }]);
});

test('a refusal carries its Errors, and malformed records are reported', async () => {
  server.answer({ ErrorCode: 'BUSY', Errors: ['Later.'], Data: [] });
  expect(await list().catch(errorsOf)).toEqual(['Later.']);
  server.succeed(7);
  await expect(list()).rejects.toThrow('The call ended as malformed.');
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
  cbAmount: 1250,
  fields: [field],
};
const done = (body: object) =>
  ({ status: 'answered', cb: 1250, envelope: answered(body).envelope }) as const;

test('the outcome of the check is shown below the options [LEG-10] [LEG-11]', () => {
  const part = (state: Partial<LegacyState>) => toLegacyStep({ ...form, ...state }, idle);
  for (const status of ['choosing', 'checking', 'unchecked', 'notAllowed'] as const) {
    expect(part({ check: status })).toEqual({ status });
  }
  expect(part({ mobileVerification: true })).toMatchObject({
    status: 'form',
    cbAmount: 1250,
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
  expect(toLegacyStep(confirming, done({ ErrorCode: 'NO' }))).toMatchObject({
    status: 'confirming',
  });
});

test('a success and a lost answer replace the form', () => {
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
