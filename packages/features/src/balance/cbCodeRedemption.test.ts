import { describe, expect, test } from 'vitest';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import type { CallResult } from '../shared/wire/post.ts';
import { cbCodeReducer, initialCbCodeState, readGrant } from './cbCodeRedemption.ts';

const sending = cbCodeReducer({ ...initialCbCodeState, code: 'WELCOME50' }, { type: 'sent' });

const envelopeOf = (parts: object) => responded({ ErrorCode: 'SUCCESS', ...parts }).envelope;
const settle = (parts: object) =>
  cbCodeReducer(sending, {
    type: 'settled',
    result: responded({ ErrorCode: 'SUCCESS', ...parts }),
  });
const dataWith = (record: unknown) => ({ Data: [record, { cbCount: 1 }] });

describe('a grant', () => {
  test('has cbCount and Comments [CBC-01] [API-12]', () => {
    const envelope = envelopeOf(dataWith({ cbCount: 50, Comments: ['Thanks.', 'Second.'] }));
    expect(readGrant(envelope)).toEqual({ cb: 50, comment: 'Thanks.' });
  });

  test.each([[{ cbCount: 'fifty' }], [{}], [null], [undefined], [{ cbCount: null }], [[]]])(
    'is missing for %j',
    (record) => {
      expect(readGrant(envelopeOf(dataWith(record)))).toBeUndefined();
    },
  );

  test.each([undefined, null, 'no list', [], [7], [null]])(
    'needs no comments, such as %j',
    (Comments) => {
      expect(readGrant(envelopeOf(dataWith({ cbCount: 5, Comments })))).toEqual({ cb: 5 });
    },
  );
});

test('a granted code adds the first comment to the Info and empties the field [CBC-08]', () => {
  expect(
    settle({ Info: ['Redeemed.'], ...dataWith({ cbCount: 50, Comments: ['Thanks.'] }) }),
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

test('a refusal without a message gets one', () => {
  expect(settle({}).errors).toEqual(['Something went wrong. Please try again']);
});

const path = '/cinchCode/redeem';

test.each<CallResult>([
  { kind: 'transport', path, reason: 'network' },
  { kind: 'malformed', path, reason: 'not-json' },
])('a failed call is reported to the member, and can be repeated [CBC-09]: %j', (result) => {
  expect(cbCodeReducer(sending, { type: 'settled', result })).toMatchObject({
    status: 'editing',
    code: 'WELCOME50',
    errors: ['Something went wrong. Please try again'],
  });
});

test('the lists are cleared when the next code is sent', () => {
  const before = { ...initialCbCodeState, errors: ['Old'], info: ['Old'], granted: 50 };
  expect(cbCodeReducer(before, { type: 'sent' })).toEqual({ ...sending, code: '' });
});

test('a code cannot be changed while it is sent', () => {
  expect(cbCodeReducer(sending, { type: 'changed', code: 'X' }).code).toBe('WELCOME50');
});

test('typing changes the code and keeps the lists', () => {
  const before = { ...initialCbCodeState, errors: ['Old'], info: ['Older'] };
  expect(cbCodeReducer(before, { type: 'changed', code: 'X' })).toEqual({ ...before, code: 'X' });
});

test('another code can be typed once the notice has ended', () => {
  const received = settle({ ErrorCode: 'NO', Errors: ['Unknown code.'] });
  expect(cbCodeReducer(received, { type: 'noticeEnded' })).toEqual({
    ...received,
    status: 'editing',
  });
});

test('the code stays while it is sent, without messages', () => {
  expect(sending).toEqual({ status: 'sending', code: 'WELCOME50', errors: [], info: [] });
});

test('a grant without a comment adds nothing to the Info', () => {
  expect(settle({ Info: ['Redeemed.'], ...dataWith({ cbCount: 50 }) }).info).toEqual(['Redeemed.']);
});

test('an Info is message enough for a refusal', () => {
  const Info = ['Ask help.'];
  expect(settle({ ErrorCode: 'NO', Info })).toMatchObject({ errors: [], info: Info });
});

test('a message about the code belongs to its field, until the next code is sent', () => {
  const List = [{ FieldName: 'Code', Errors: ['is used up'] }];
  const refused = settle({ ErrorCode: 'NO', fieldErrors: { List } });
  expect(refused).toMatchObject({ errors: ['Code: is used up'], codeError: 'is used up' });
  expect(cbCodeReducer(refused, { type: 'sent' }).codeError).toBeUndefined();
});
