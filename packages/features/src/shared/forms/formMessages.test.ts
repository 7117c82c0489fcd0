import { expect, test } from 'vitest';
import { parseEnvelope } from '../wire/envelope.ts';
import { toFieldErrors, toMessages } from './formMessages.ts';

const read = (value: object) => {
  const envelope = parseEnvelope(value);
  if (!envelope) throw new Error('The response of this test is not an envelope.');
  return envelope;
};

test('a refusal without a message gets one, and a success only where a form has one', () => {
  const silence = { errors: [], info: [] };
  const refusal = { errors: ['Something went wrong. Please try again'], info: [] };
  expect(toMessages(read({ ErrorCode: 'NO' }), 'Saved.')).toEqual(refusal);
  expect(toMessages(read({ Errors: null }))).toEqual(refusal);
  expect(toMessages(read({ ErrorCode: 'SUCCESS' }))).toEqual(silence);
  expect(toMessages(read({ ErrorCode: 'SUCCESS' }), 'Saved.')).toEqual({
    ...silence,
    info: ['Saved.'],
  });
  expect(toMessages(read({ ErrorCode: 'NO', Info: 'Wait.' }))).toEqual({
    ...silence,
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
