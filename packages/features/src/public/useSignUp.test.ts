import { expect, test } from 'vitest';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import type { CallResult } from '../shared/wire/post.ts';
import { toSignUpScreenState } from './SignUp.tsx';
import { initialSignUpState, signUpReducer } from './useSignUp.ts';

const noResponse: CallResult = { kind: 'transport', path: '/', reason: 'network' };
const refused = responded({ ErrorCode: 'NO', Errors: ['no'] });
const form = { email: 'a@b.c', password: 'p', repeatPassword: 'p', zipcode: '1' };

const after = (result: CallResult, before = initialSignUpState) =>
  signUpReducer(before, { type: 'settled', result });

test('the lists of messages grow with every response [REG-11]', () => {
  const once = after(responded({ ErrorCode: 'NO', Errors: ['one'], Info: ['i'] }));
  const { messages } = after(responded({ ErrorCode: 'NO', Errors: ['two'] }), once);
  expect(messages).toMatchObject({ errors: ['one', 'two'], info: ['i'] });
  expect(messages.newest).toEqual({ errors: 1, info: 0 });
});

test.each([
  [true, responded({ ErrorCode: 'NO', Info: ['welcome'] })],
  [true, responded({ ErrorCode: 'SUCCESS' })],
  [false, responded({ ErrorCode: 'NO', Errors: ['no'], Info: ['welcome'] })],
  [false, responded({ ErrorCode: 'NO' })],
  [false, noResponse],
])('whether a registration is accepted is %s after %j', (isAccepted, result) => {
  expect(after(result).accepted).toBe(isAccepted);
});

test('the messages about a field are errors with its name, and shown at the reopened form', () => {
  const List = [
    { FieldName: 'ZipCode', Errors: ['Too short.', 'Digits only.'] },
    { FieldName: 'Country', Errors: ['Not there.'] },
  ];
  const state = after(responded({ ErrorCode: 'NO', fieldErrors: { List } }));
  expect(state.accepted).toBe(false);
  expect(state.messages.errors).toEqual([
    'ZipCode: Too short. Digits only.',
    'Country: Not there.',
  ]);
  const reopened = signUpReducer(state, { type: 'reopened' });
  expect(toSignUpScreenState(reopened, false)).toMatchObject({
    fieldErrors: { zipcode: 'Too short. Digits only.' },
  });
});

test('reopening the form keeps the typed values, and the passwords until it is accepted', () => {
  const formAfter = (result: CallResult) =>
    signUpReducer(after(result, { ...initialSignUpState, form }), { type: 'reopened' }).form;
  expect(formAfter(noResponse)).toEqual(form);
  expect(formAfter(refused)).toEqual(form);
  expect(formAfter(responded({ ErrorCode: 'SUCCESS' }))).toEqual({
    ...form,
    password: '',
    repeatPassword: '',
  });
});

test('differing passwords are shown until one is changed', () => {
  const before = { ...initialSignUpState, form: { ...form, repeatPassword: 'q' } };
  const differing = signUpReducer(before, { type: 'mismatched' });
  expect(differing).toEqual({ ...before, phase: 'mismatch' });
  expect(
    signUpReducer(differing, { type: 'changed', field: 'repeatPassword', value: 'p' }),
  ).toEqual({ ...initialSignUpState, phase: 'editing', form });
});

test('the form is replaced while it is sent, and after a response or none [REG-09]', () => {
  expect(toSignUpScreenState(initialSignUpState, true)).toEqual({ status: 'submitting' });
  expect(toSignUpScreenState(after(refused), false)).toMatchObject({ status: 'responded' });
  expect(toSignUpScreenState(after(noResponse), false)).toEqual({ status: 'noResponse' });
});
