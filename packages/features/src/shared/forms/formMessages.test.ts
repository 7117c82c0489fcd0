import { expect, test } from 'vitest';
import { responded } from '../wire/mockServer.fixtures.ts';
import { toFieldErrors, toMessages } from './formMessages.ts';

const read = (value: object) => responded(value).envelope;

test('a refusal without a message gets one, and a success gets the form’s own, if any', () => {
  const noMessages = { errors: [], info: [] };
  const refusal = { errors: ['Something went wrong. Please try again'], info: [] };
  expect(toMessages(read({ ErrorCode: 'NO' }), 'Saved.')).toEqual(refusal);
  expect(toMessages(read({ Errors: null }))).toEqual(refusal);
  expect(toMessages(read({ ErrorCode: 'SUCCESS' }))).toEqual(noMessages);
  expect(toMessages(read({ ErrorCode: 'SUCCESS' }), 'Saved.')).toEqual({
    ...noMessages,
    info: ['Saved.'],
  });
  expect(toMessages(read({ ErrorCode: 'NO', Info: 'Wait.' }))).toEqual({
    ...noMessages,
    info: ['Wait.'],
  });
});

test('the messages about a field are found by its name on the wire, in any case', () => {
  const List = [
    { FieldName: 'EMAIL', Errors: ['is not valid', 'is taken'] },
    { FieldName: 'email', Errors: 'is old' },
    { FieldName: 'Country', Errors: ['is missing'] },
  ];
  const { fieldErrors } = read({ ErrorCode: 'NO', fieldErrors: { List } });
  const names = { username: 'Email', password: 'Password' };
  expect(toFieldErrors(fieldErrors, names)).toEqual({ username: 'is not valid is taken is old' });
});
