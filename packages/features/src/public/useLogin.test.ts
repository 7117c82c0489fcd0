import { expect, test } from 'vitest';
import { responded } from '../shared/wire/mockServer.fixtures.ts';
import { type CallResult, isSuccess } from '../shared/wire/post.ts';
import { noMessages } from './authApi.ts';
import { initialLoginState, loginReducer } from './useLogin.ts';

const noResponse: CallResult = { kind: 'transport', path: '/', reason: 'network' };
const values = { username: 'ada', password: 'secret' };

test('the lists of messages grow with both logins and resets [LOG-09]', () => {
  const login = responded({ ErrorCode: 'NO', Errors: ['one'] });
  const reset = responded({ ErrorCode: 'NO', Errors: ['two'], Info: ['sent'] });
  const afterLogin = loginReducer(initialLoginState, { type: 'settled', result: login });
  const { messages } = loginReducer(afterLogin, { type: 'settled', result: reset });
  expect(messages).toMatchObject({ errors: ['one', 'two'], info: ['sent'] });
  expect(messages.newest).toEqual({ errors: 1, info: 1 });
});

test('a call without a response leaves the lists as they are', () => {
  const messages = { ...noMessages, errors: ['one'], info: ['two'] };
  const before = { values, messages };
  expect(loginReducer(before, { type: 'settled', result: noResponse })).toEqual(before);
});

test('only the code SUCCESS is a login [LOG-10]', () => {
  const isLogin = (ErrorCode: string) => isSuccess(responded({ ErrorCode, Info: ['hello'] }));
  expect(isLogin('SUCCESS')).toBe(true);
  expect(['success', 'SUCCESS ', '', 'OK'].map(isLogin)).not.toContain(true);
  expect(isSuccess(noResponse)).toBe(false);
});

test('leaving after a login clears everything', () => {
  const messages = { ...noMessages, info: ['hello'] };
  expect(loginReducer({ values, messages }, { type: 'left' })).toEqual(initialLoginState);
});

test('typing changes only that field', () => {
  const before = { values, messages: noMessages };
  expect(loginReducer(before, { type: 'changed', field: 'username', value: 'eve' })).toEqual({
    ...before,
    values: { username: 'eve', password: 'secret' },
  });
});
