import { expect, test } from 'vitest';
import { answerOf, CallError, isReadable, isRefusal, readable, successful } from './CallError.ts';
import { answered } from './mockServer.fixtures.ts';

const refused = (status: number, ErrorCode = 'NO') =>
  new CallError(answered({ ErrorCode }, status));
const unanswered = { kind: 'transport', path: '/', reason: 'network' } as const;

test.each([200, 400, 404, 409, 422, 499])('an answer with the status %d is a refusal', (status) => {
  expect(isRefusal(refused(status))).toBe(true);
});

test.each([401, 403, 408, 429, 500, 503])(
  'an answer with the status %d comes from a guard or an error',
  (status) => {
    expect(isRefusal(refused(status))).toBe(false);
  },
);

test('the end of the session, a missing answer and a bug are not refusals', () => {
  expect(isRefusal(refused(200, 'NOT_SIGNED_IN'))).toBe(false);
  expect(isRefusal(new CallError(unanswered))).toBe(false);
  expect(isRefusal(new Error('A bug.'))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});

test('answerOf returns the answer, if there is one', () => {
  expect(answerOf(refused(200))).toMatchObject({ errorCode: 'NO' });
  expect(answerOf(new CallError(unanswered))).toBeUndefined();
  expect(answerOf(new Error('A bug.'))).toBeUndefined();
});

test('only SUCCESS is a success; a missing answer is not', () => {
  const good = answered({ ErrorCode: 'SUCCESS' });
  expect(successful(good)).toBe(good);
  expect(readable(good)).toBe(good);
  for (const read of [successful, readable]) {
    expect(() => read(answered({ ErrorCode: 'NO' }))).toThrow(CallError);
    expect(() => read(unanswered)).toThrow(new CallError(unanswered));
  }
});

test('records count without a code, unless Errors or the status contradict them', () => {
  expect(isReadable(answered({ Data: [1] }, 399))).toBe(true);
  expect(isReadable(answered({ Data: [1] }, 400))).toBe(false);
  expect(isReadable(answered({ Errors: ['No.'] }))).toBe(false);
  expect(isReadable(answered({ ErrorCode: 'NO', Data: [1] }))).toBe(false);
  expect(isReadable(answered({ ErrorCode: 'SUCCESS', Errors: ['Partly.'] }, 500))).toBe(true);
});
