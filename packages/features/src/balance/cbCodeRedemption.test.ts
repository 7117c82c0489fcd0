import { describe, expect, test } from 'vitest';
import { parseEnvelope } from '../shared/wire/envelope.ts';
import type { CallResult } from '../shared/wire/post.ts';
import { cbCodeReducer, cbCodeStart, readGrant } from './cbCodeRedemption.ts';

const sending = cbCodeReducer({ ...cbCodeStart, code: 'WELCOME50' }, { type: 'sent' });

function envelopeOf(parts: object) {
  const envelope = parseEnvelope({ ErrorCode: 'SUCCESS', ...parts });
  if (!envelope) throw new Error('Not an envelope.');
  return envelope;
}

const responded = (parts: object): CallResult => ({
  kind: 'responded',
  status: 200,
  envelope: envelopeOf(parts),
});
const settle = (parts: object) =>
  cbCodeReducer(sending, { type: 'settled', result: responded(parts) });
const data = (record: unknown) => ({ Data: [record, { cbCount: 1 }] });

describe('a result', () => {
  test('contains cbCount and Comments [CBC-01] [API-12]', () => {
    const envelope = envelopeOf(data({ cbCount: 50, Comments: ['Thanks.', 'Second.'] }));
    expect(readGrant(envelope)).toEqual({ cb: 50, comment: 'Thanks.' });
  });

  test.each([[{ cbCount: 'fifty' }], [{}], [null], [undefined], [{ cbCount: null }], [[]]])(
    'grants nothing for %j',
    (record) => {
      expect(readGrant(envelopeOf(data(record)))).toBeUndefined();
    },
  );

  test.each([undefined, null, 'no list', [], [7], [null]])('needs no comments: %j', (Comments) => {
    expect(readGrant(envelopeOf(data({ cbCount: 5, Comments })))).toEqual({ cb: 5 });
  });
});

test('a granted code adds the first comment to the Info and empties the field [CBC-08]', () => {
  expect(
    settle({ Info: ['Redeemed.'], ...data({ cbCount: 50, Comments: ['Thanks.'] }) }),
  ).toMatchObject({
    status: 'received',
    code: '',
    errors: [],
    info: ['Redeemed.', 'Thanks.'],
    granted: 50,
  });
});

test('a refused code stays in the field, with the Errors', () => {
  expect(settle({ ErrorCode: 'NO', Errors: ['Unknown code.'] })).toMatchObject({
    status: 'received',
    code: 'WELCOME50',
    errors: ['Unknown code.'],
  });
});

test('a refusal without a message says to try again', () => {
  expect(settle({}).errors).toEqual(['Something went wrong. Please try again']);
});

test.each(['transport', 'malformed'] as const)(
  'a failure of kind %s is reported to the member [CBC-09]',
  (kind) => {
    const result: CallResult =
      kind === 'transport'
        ? { kind, path: '/cinchCode/redeem', reason: 'network' }
        : { kind, path: '/cinchCode/redeem', reason: 'not-json' };
    expect(cbCodeReducer(sending, { type: 'settled', result })).toMatchObject({
      status: 'editing',
      code: 'WELCOME50',
      errors: ['Something went wrong. Please try again'],
    });
  },
);

test('the lists are cleared when the next code is sent', () => {
  const before = { ...cbCodeStart, errors: ['Old'], info: ['Old'], granted: 50 };
  expect(cbCodeReducer(before, { type: 'sent' })).toEqual({ ...sending, code: '' });
});

test('a code cannot be changed while it is sent', () => {
  expect(cbCodeReducer(sending, { type: 'changed', code: 'X' }).code).toBe('WELCOME50');
});

test('typing changes the code and keeps the lists', () => {
  const before = { ...cbCodeStart, errors: ['Old'], info: ['Older'] };
  expect(cbCodeReducer(before, { type: 'changed', code: 'X' })).toEqual({ ...before, code: 'X' });
});

test('once the message has been shown another code can be typed', () => {
  const received = settle({ ErrorCode: 'NO', Errors: ['Unknown code.'] });
  expect(cbCodeReducer(received, { type: 'shown' })).toEqual({ ...received, status: 'editing' });
});

test('shows the code while it is being sent', () => {
  expect(sending).toEqual({ status: 'sending', code: 'WELCOME50', errors: [], info: [] });
});

test('a grant without a comment adds nothing, and an Info counts as a message', () => {
  expect(settle({ Info: ['Redeemed.'], ...data({ cbCount: 50 }) }).info).toEqual(['Redeemed.']);
  const [Errors, Info] = [['No.'], ['Ask help.']];
  expect(settle({ ErrorCode: 'NO', Errors, Info })).toMatchObject({ errors: Errors, info: Info });
  expect(settle({ ErrorCode: 'NO', Info })).toMatchObject({ errors: [], info: Info });
});

test('a message about the code belongs to its field, until the next code is sent', () => {
  const List = [{ FieldName: 'Code', Errors: ['is used up'] }];
  const refused = settle({ ErrorCode: 'NO', fieldErrors: { List } });
  expect(refused).toMatchObject({ errors: ['Code: is used up'], codeError: 'is used up' });
  expect(cbCodeReducer(refused, { type: 'sent' }).codeError).toBeUndefined();
});
