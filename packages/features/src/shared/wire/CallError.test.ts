import { expect, test } from 'vitest';
import {
  envelopeOf,
  CallError,
  isReadable,
  isRefusal,
  requireReadable,
  requireSuccess,
} from './CallError.ts';
import { responded } from './mockServer.fixtures.ts';

const refused = (status: number, ErrorCode = 'NO') =>
  new CallError(responded({ ErrorCode }, status));
const noResponse = { kind: 'transport', path: '/', reason: 'network' } as const;

test.each([200, 400, 404, 409, 422, 499])(
  'a response with the status %d is a refusal',
  (status) => {
    expect(isRefusal(refused(status))).toBe(true);
  },
);

test.each([401, 403, 408, 429, 500, 503])(
  'a response with the status %d is not a refusal of the request itself',
  (status) => {
    expect(isRefusal(refused(status))).toBe(false);
  },
);

test('the end of the session, a missing response and a bug are not refusals', () => {
  expect(isRefusal(refused(200, 'NOT_SIGNED_IN'))).toBe(false);
  expect(isRefusal(new CallError(noResponse))).toBe(false);
  expect(isRefusal(new Error('A bug.'))).toBe(false);
  expect(isRefusal(undefined)).toBe(false);
});

test('envelopeOf returns the response, if there is one', () => {
  expect(envelopeOf(refused(200))).toMatchObject({ errorCode: 'NO' });
  expect(envelopeOf(new CallError(noResponse))).toBeUndefined();
  expect(envelopeOf(new Error('A bug.'))).toBeUndefined();
});

test('requires SUCCESS; a refusal and a missing response throw', () => {
  const good = responded({ ErrorCode: 'SUCCESS' });
  expect(requireSuccess(good)).toBe(good);
  expect(requireReadable(good)).toBe(good);
  for (const require of [requireSuccess, requireReadable]) {
    expect(() => require(responded({ ErrorCode: 'NO' }))).toThrow(CallError);
    expect(() => require(noResponse)).toThrow(new CallError(noResponse));
  }
});

test('records count without a code, unless Errors or the status contradict them', () => {
  expect(isReadable(responded({ Data: [1] }, 399))).toBe(true);
  expect(isReadable(responded({ Data: [1] }, 400))).toBe(false);
  expect(isReadable(responded({ Errors: ['No.'] }))).toBe(false);
  expect(isReadable(responded({ ErrorCode: 'NO', Data: [1] }))).toBe(false);
  expect(isReadable(responded({ ErrorCode: 'SUCCESS', Errors: ['Partly.'] }, 500))).toBe(true);
});
