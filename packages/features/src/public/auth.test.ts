import { expect, test } from 'vitest';
import { parseEnvelope } from '../shared/wire/envelope.ts';
import { isSuccess, type CallResult } from '../shared/wire/post.ts';
import { noMessages } from './authApi.ts';
import { loginReducer, loginStart } from './useLogin.ts';
import { toSignUpScreenState } from './SignUp.tsx';
import { signUpReducer, signUpStart } from './useSignUp.ts';

function responseWith(Errors: string[], Info: string[], ErrorCode = 'REFUSED'): CallResult {
  const envelope = parseEnvelope({ ErrorCode, Errors, Info });
  if (!envelope) throw new Error('The response of this test is not an envelope.');
  return { kind: 'responded', status: 200, envelope };
}

const noResponse: CallResult = { kind: 'transport', path: '/', reason: 'network' };

test('the lists of sign-up grow with every response [REG-11]', () => {
  const once = signUpReducer(signUpStart, {
    type: 'settled',
    result: responseWith(['one'], ['i']),
  });
  const twice = signUpReducer(once, { type: 'settled', result: responseWith(['two'], []) });
  expect(twice.messages).toMatchObject({ errors: ['one', 'two'], info: ['i'] });
  expect(twice.messages.newest).toEqual({ errors: 1, info: 0 });
});

test('the messages about a field are added to the errors, with its name', () => {
  const fieldErrors = { List: [{ FieldName: 'ZipCode', Errors: ['Too short.'] }] };
  const envelope = parseEnvelope({ ErrorCode: 'REFUSED', fieldErrors });
  if (!envelope) throw new Error('The response of this test is not an envelope.');
  const result = { kind: 'responded', status: 200, envelope } as const;
  const { messages, accepted } = signUpReducer(signUpStart, { type: 'settled', result });
  expect(messages.errors).toEqual(['ZipCode: Too short.']);
  expect(accepted).toBe(false);
});

test('only a response with Info or SUCCESS, and without Errors, is accepted', () => {
  const after = (result: CallResult) => signUpReducer(signUpStart, { type: 'settled', result });
  expect(after(responseWith([], ['welcome'])).accepted).toBe(true);
  expect(after(responseWith([], [], 'SUCCESS')).accepted).toBe(true);
  expect(after(responseWith(['no'], ['welcome'])).accepted).toBe(false);
  expect(after(responseWith([], [])).accepted).toBe(false);
  expect(after(noResponse).accepted).toBe(false);
});

test('reopening the sign-up form keeps the typed values, the passwords until it is accepted', () => {
  const form = { email: 'a@b.c', password: 'p', repeatPassword: 'p', zipcode: '1' };
  const formAfter = (result: CallResult) => {
    const settled = signUpReducer({ ...signUpStart, form }, { type: 'settled', result });
    return signUpReducer(settled, { type: 'reopened' }).form;
  };
  expect(formAfter(noResponse)).toEqual(form);
  expect(formAfter(responseWith(['no'], []))).toEqual(form);
  expect(formAfter(responseWith([], ['welcome']))).toEqual({
    ...form,
    password: '',
    repeatPassword: '',
  });
});

test('the reopened form names the fields that the server refused', () => {
  const List = [
    { FieldName: 'ZipCode', Errors: ['Too short.', 'Digits only.'] },
    { FieldName: 'Country', Errors: ['Not there.'] },
  ];
  const envelope = parseEnvelope({ ErrorCode: 'REFUSED', fieldErrors: { List } });
  if (!envelope) throw new Error('The response of this test is not an envelope.');
  const result = { kind: 'responded', status: 200, envelope } as const;
  const settled = signUpReducer(signUpStart, { type: 'settled', result });
  const reopened = signUpReducer(settled, { type: 'reopened' });
  expect(toSignUpScreenState(reopened, false)).toMatchObject({
    fieldErrors: { zipcode: 'Too short. Digits only.' },
  });
});

test('the lists of login grow with both logins and resets [LOG-09]', () => {
  const login = loginReducer(loginStart, { type: 'settled', result: responseWith(['one'], []) });
  const reset = loginReducer(login, { type: 'settled', result: responseWith(['two'], ['sent']) });
  expect(reset.messages).toMatchObject({ errors: ['one', 'two'], info: ['sent'] });
  expect(reset.messages.newest).toEqual({ errors: 1, info: 1 });
});

test('only the code SUCCESS is a login [LOG-10]', () => {
  const succeeds = (code: string) => isSuccess(responseWith([], ['hello'], code));
  expect(succeeds('SUCCESS')).toBe(true);
  expect(['success', 'SUCCESS ', '', 'OK'].map(succeeds)).not.toContain(true);
  expect(isSuccess(noResponse)).toBe(false);
});

test('leaving after a login clears everything', () => {
  const values = { username: 'ada', password: 'secret' };
  const typed = { ...loginStart, values };
  const done = loginReducer(typed, { type: 'settled', result: responseWith([], [], 'SUCCESS') });
  expect(loginReducer(done, { type: 'left' })).toEqual(loginStart);
});

test('typing into the login changes only that field', () => {
  expect(loginReducer(loginStart, { type: 'changed', field: 'username', value: 'ada' })).toEqual({
    ...loginStart,
    values: { username: 'ada', password: '' },
  });
});

test('a call without a response leaves the lists as they are', () => {
  const messages = { ...noMessages, errors: ['one'], info: ['two'] };
  const values = { username: 'ada', password: 'secret' };
  const before = { ...loginStart, values, messages };
  expect(loginReducer(before, { type: 'settled', result: noResponse })).toEqual(before);
});

test('sign-up shows differing passwords, sending, and whether there was a response [REG-09]', () => {
  const form = { email: 'a@b.c', password: 'p', repeatPassword: 'q', zipcode: '1' };
  const start = { ...signUpStart, form };
  const differing = signUpReducer(start, { type: 'mismatched' });
  expect(differing).toEqual({ ...start, phase: 'mismatch' });
  expect(
    signUpReducer(differing, { type: 'changed', field: 'repeatPassword', value: 'p' }),
  ).toEqual({ ...start, phase: 'editing', form: { ...form, repeatPassword: 'p' } });
  expect(toSignUpScreenState(start, true)).toEqual({ status: 'submitting' });
  const after = (result: CallResult) => signUpReducer(start, { type: 'settled', result }).phase;
  expect([after(responseWith(['no'], [])), after(noResponse)]).toEqual(['responded', 'noResponse']);
});
