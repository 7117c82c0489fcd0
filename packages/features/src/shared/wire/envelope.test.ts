import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { parseEnvelope } from './envelope.ts';
import { wireEnvelope } from './wireEnvelope.ts';

const empty = { errors: [], info: [], fieldErrors: [], data: [] };

test('only SUCCESS is a success [API-01]', () => {
  expect(parseEnvelope({ ErrorCode: 'SUCCESS' })).toMatchObject({ success: true });
  for (const code of ['success', 'SUCCESS ', '', 'LOGIN_FAILED']) {
    expect(parseEnvelope({ ErrorCode: code })).toMatchObject({ success: false, errorCode: code });
  }
});

test('reads the lists of messages and the records [API-02]', () => {
  expect(
    parseEnvelope({ ErrorCode: 'X', Errors: ['no'], Info: ['yes'], Data: [{ UserId: '1' }] }),
  ).toMatchObject({ errors: ['no'], info: ['yes'], data: [{ UserId: '1' }] });
});

test('reads the errors of single fields [API-03]', () => {
  const fieldErrors = { List: [{ FieldName: 'Email', Errors: ['taken'] }, { FieldName: 'Zip' }] };
  expect(parseEnvelope({ ErrorCode: 'X', fieldErrors })?.fieldErrors).toEqual([
    { field: 'Email', errors: ['taken'] },
    { field: 'Zip', errors: [] },
  ]);
});

test('treats missing and null lists as empty', () => {
  const nulls = { Errors: null, Info: null, Data: null, fieldErrors: null };
  expect(parseEnvelope({ ErrorCode: 'X' })).toMatchObject(empty);
  expect(parseEnvelope({ ErrorCode: 'X', ...nulls })).toMatchObject(empty);
  expect(parseEnvelope({ ErrorCode: 'X', fieldErrors: {} })).toMatchObject(empty);
});

test.each([{}, { ErrorCode: null }])(
  'lists without a code are a response, but not a success: %j',
  (code) => {
    const lists = { Errors: ['no'], Info: ['yes'], Data: [{ UserId: 7 }] };
    expect(parseEnvelope({ ...code, ...lists })).toEqual({
      success: false,
      errorCode: '',
      errors: ['no'],
      info: ['yes'],
      fieldErrors: [],
      data: [{ UserId: 7 }],
    });
  },
);

test.each(['ErrorCode', 'Errors', 'Info', 'Data', 'fieldErrors'])(
  '%s alone is enough for a response',
  (field) => {
    expect(parseEnvelope({ [field]: null })).toMatchObject({ success: false, errorCode: '' });
  },
);

test('a single text is a list of one, also in the errors of a field', () => {
  const fieldErrors = { List: [{ FieldName: 'Email', Errors: 'taken' }] };
  expect(parseEnvelope({ Errors: 'no', Info: 'yes', fieldErrors })).toMatchObject({
    errors: ['no'],
    info: ['yes'],
    fieldErrors: [{ field: 'Email', errors: ['taken'] }],
  });
  expect(parseEnvelope({ Errors: '', Info: ' ' })).toMatchObject(empty);
});

test('leaves anything but a message out of a list, and keeps the rest of the response', () => {
  const Errors = [{ text: 'x' }, null, 'no', 7, ['nested'], true, ' '];
  expect(parseEnvelope({ ErrorCode: 'X', Errors, Info: [{}] })).toMatchObject({
    errorCode: 'X',
    errors: ['no', '7'],
    info: [],
  });
});

test.each([
  ['no object', 'SUCCESS'],
  ['null', null],
  ['a list', [{ ErrorCode: 'SUCCESS' }]],
  ['an object without any of its fields', {}],
  ['an object with other fields only', { errors: ['no'], message: 'no' }],
  ['a code that is not a string', { ErrorCode: 0 }],
  ['messages that are neither texts nor a list', { ErrorCode: 'X', Errors: { 0: 'no' } }],
  ['data that is not a list', { ErrorCode: 'X', Data: { 0: 'x' } }],
  ['a field without a name', { ErrorCode: 'X', fieldErrors: { List: [{ Errors: [] }] } }],
])('%s is not an envelope', (_what, value) => {
  expect(parseEnvelope(value)).toBeUndefined();
});

/** Makes all fields of a record optional. */
const sparse: { requiredKeys: [] } = { requiredKeys: [] };

const texts = fc.oneof(fc.string(), fc.array(fc.anything(), { maxLength: 2 }), fc.anything());
const fieldErrors = fc.oneof(
  fc.anything(),
  fc.record(
    {
      List: fc.oneof(
        fc.anything(),
        fc.array(
          fc.record({ FieldName: fc.oneof(fc.string(), fc.anything()), Errors: texts }, sparse),
          { maxLength: 2 },
        ),
      ),
    },
    sparse,
  ),
);
const anyEnvelope = fc.record(
  {
    ErrorCode: fc.oneof(fc.string(), fc.anything()),
    Errors: texts,
    Info: texts,
    Data: fc.oneof(fc.array(fc.anything()), fc.anything()),
    fieldErrors,
  },
  sparse,
);

test('accepts what the schema of the contract accepts, and returns only texts', () => {
  fc.assert(
    fc.property(anyEnvelope, (value) => {
      const envelope = parseEnvelope(value);
      const isResponse = Object.keys(value).length > 0 && v.is(wireEnvelope, value);
      expect(envelope !== undefined).toBe(isResponse);
      const messages = envelope ? [...envelope.errors, ...envelope.info, envelope.errorCode] : [];
      expect(messages.every((message) => typeof message === 'string')).toBe(true);
    }),
  );
});

test('never throws, whatever the input', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => parseEnvelope(value)).not.toThrow();
    }),
  );
});
