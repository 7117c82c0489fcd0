import { expect, test } from 'vitest';
import { parseEnvelope } from '../wire/envelope.ts';
import type { CallResult } from '../wire/post.ts';
import { loginReducer, loginStart, type LoginEvent } from './useLogin.ts';
import { signUpReducer, signUpStart } from './useSignUp.ts';

function answer(Errors: string[], Info: string[], ErrorCode = 'REFUSED'): CallResult {
  const envelope = parseEnvelope({ ErrorCode, Errors, Info });
  if (!envelope) throw new Error('The answer of this test is no envelope.');
  return { kind: 'answered', status: 200, envelope };
}

const unanswered: CallResult = { kind: 'transport', path: '/', reason: 'network' };

test('the lists of sign-up grow with every answer [REG-11]', () => {
  const once = signUpReducer(signUpStart, { type: 'settled', result: answer(['one'], ['i']) });
  const twice = signUpReducer(once, { type: 'settled', result: answer(['two'], []) });
  expect(twice.messages).toEqual({ errors: ['one', 'two'], info: ['i'] });
});

test('only an answer with Info and without Errors is taken as accepted', () => {
  const after = (result: CallResult) => signUpReducer(signUpStart, { type: 'settled', result });
  expect(after(answer([], ['welcome'])).accepted).toBe(true);
  expect(after(answer(['no'], ['welcome'])).accepted).toBe(false);
  expect(after(answer([], [])).accepted).toBe(false);
  expect(after(unanswered).accepted).toBe(false);
});

test('the way back to the sign-up form keeps what was typed but not the passwords', () => {
  const form = { email: 'a@b.c', password: 'p', repeatPassword: 'p', zipcode: '1' };
  const settled = signUpReducer({ ...signUpStart, form }, { type: 'settled', result: unanswered });
  expect(signUpReducer(settled, { type: 'reopened' })).toMatchObject({
    phase: 'editing',
    form: { email: 'a@b.c', password: '', repeatPassword: '', zipcode: '1' },
  });
});

test('the lists of login grow over logins and resets alike [LOG-09]', () => {
  const login = loginReducer(loginStart, { type: 'loginSettled', result: answer(['one'], []) });
  const reset = loginReducer(login, { type: 'resetSettled', result: answer(['two'], ['sent']) });
  expect(reset.messages).toEqual({ errors: ['one', 'two'], info: ['sent'] });
});

test('only the code SUCCESS is a login [LOG-10]', () => {
  const phaseAfter = (code: string) =>
    loginReducer(loginStart, { type: 'loginSettled', result: answer([], ['hello'], code) }).phase;
  expect(phaseAfter('SUCCESS')).toBe('succeeded');
  expect(['success', 'SUCCESS ', '', 'OK'].map(phaseAfter)).not.toContain('succeeded');
});

test('leaving after a login forgets the password', () => {
  const typed = loginReducer(loginStart, { type: 'changed', field: 'password', value: 'secret' });
  const done = loginReducer(typed, { type: 'loginSettled', result: answer([], [], 'SUCCESS') });
  expect(done.phase).toBe('succeeded');
  expect(loginReducer(done, { type: 'left' })).toEqual(loginStart);
});

const withCode = (code: string) => answer([], [], code);

test('login and reset show what is under way, and end it with the answer [RST-02]', () => {
  const start = { ...loginStart, username: 'ada', password: 'secret' };
  const phase = (...events: LoginEvent[]) => events.reduce(loginReducer, start);
  expect(phase({ type: 'loginSent' })).toEqual({ ...start, phase: 'loggingIn' });
  expect(phase({ type: 'loginSent' }, { type: 'loginSettled', result: unanswered })).toEqual(start);
  const refused = { type: 'loginSettled', result: withCode('NO') } as const;
  expect(phase({ type: 'loginSent' }, refused)).toEqual(start);
  expect(phase({ type: 'resetSent' })).toEqual({ ...start, phase: 'resetting' });
  expect(phase({ type: 'resetSent' }, { type: 'resetSettled', result: unanswered })).toEqual(start);
  const received = { type: 'resetSettled', result: withCode('NO') } as const;
  expect(phase({ type: 'resetSent' }, received)).toEqual({ ...start, phase: 'resetReceived' });
  expect(phase({ type: 'resetSent' }, received, { type: 'resetShown' })).toEqual(start);
});

test('what is typed into the login changes its field alone', () => {
  expect(loginReducer(loginStart, { type: 'changed', field: 'username', value: 'ada' })).toEqual({
    ...loginStart,
    username: 'ada',
  });
});

test('a call without an answer leaves the lists as they are', () => {
  const messages = { errors: ['one'], info: ['two'] };
  const result = unanswered;
  expect(loginReducer({ ...loginStart, messages }, { type: 'resetSettled', result })).toMatchObject(
    {
      messages,
    },
  );
});

test('sign-up shows that passwords differ, that it is sent, and whether an answer came [REG-09]', () => {
  const form = { email: 'a@b.c', password: 'p', repeatPassword: 'q', zipcode: '1' };
  const start = { ...signUpStart, form };
  const differing = signUpReducer(start, { type: 'mismatched' });
  expect(differing).toEqual({ ...start, phase: 'mismatch' });
  expect(
    signUpReducer(differing, { type: 'changed', field: 'repeatPassword', value: 'p' }),
  ).toEqual({ ...start, phase: 'editing', form: { ...form, repeatPassword: 'p' } });
  expect(signUpReducer(start, { type: 'submitted' })).toEqual({ ...start, phase: 'submitting' });
  const after = (result: CallResult) => signUpReducer(start, { type: 'settled', result }).phase;
  expect([after(answer(['no'], [])), after(unanswered)]).toEqual(['answered', 'unanswered']);
});
