import { expect, test } from 'vitest';
import { parseEnvelope } from '../lib/envelope.ts';
import type { CallResult } from '../lib/post.ts';
import { loginReducer, loginStart } from './useLogin.ts';
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
