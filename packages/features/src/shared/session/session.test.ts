import { afterPendingTasks } from '@cb/ui/internal/fakePlatform';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test } from 'vitest';
import { CallError } from '../wire/CallError.ts';
import { mockServer } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { post } from '../wire/post.ts';
import { abortSentAhead, sendAhead } from '../wire/sendAhead.ts';
import { forgetMember } from '../gate/forgetMember.ts';
import { sendSession } from './sendSession.ts';
import { recheckSession, isStillMember, sessionQuery } from './session.ts';

const server = mockServer();
afterEach(abortSentAhead);
const fetchSession = () => createQueryClient().fetchQuery(sessionQuery);
const member = { status: 'member', userId: 'm-7' };
const visitor = { status: 'visitor' };

test('the response’s user id identifies the member [API-10]', async () => {
  server.succeed({ UserId: 'm-7' });
  expect(await fetchSession()).toEqual(member);
  server.succeed({ UserId: 7 });
  expect(await fetchSession()).toEqual({ status: 'member', userId: 7 });
});

test('the session is forgotten once nothing shows it, so each entry fetches it', async () => {
  server.succeed({ UserId: 'm-7' });
  const client = createQueryClient();
  const known = () => client.getQueryData(sessionQuery.queryKey);
  const leave = new QueryObserver(client, sessionQuery).subscribe(() => {});
  await expect.poll(known).toEqual(member);
  leave();
  await expect.poll(known).toBeUndefined();
});

test('without a code, the user id is enough for a session', async () => {
  server.respond({ Data: [{ UserId: 'm-7' }] });
  expect(await fetchSession()).toEqual(member);
  server.respond({ Data: [{}] });
  expect(await fetchSession()).toEqual(visitor);
});

test.each([
  ['another code', { ErrorCode: 'NO', Data: [{ UserId: 'm-7' }] }, 200],
  ['its code', { ErrorCode: 'NOT_SIGNED_IN', Data: [{ UserId: 'm-7' }] }, 200],
  ['a 401 without an envelope', {}, 401],
  ['a redirect to a login', {}, 302],
  ['a 401, whatever its body', { ErrorCode: 'SUCCESS', Data: [{ UserId: 'm-7' }] }, 401],
])('%s means a visitor', async (_name, envelope, status) => {
  server.respond(envelope, status);
  expect(await fetchSession()).toEqual(visitor);
});

test('SUCCESS without a user id is an error, and is reported', async () => {
  server.succeed({});
  await expect(fetchSession()).rejects.toThrow(CallError);
  expect(server.failures()).toEqual([
    { kind: 'malformed', path: '/getUserIdFromSession', reason: 'unexpected-data' },
  ]);
});

test('a failed call is an error, not a visitor', async () => {
  server.failCalls();
  await expect(fetchSession()).rejects.toThrow('The call ended as transport.');
});

test('a recheck calls the server, and caches its response for the gate', async () => {
  const client = createQueryClient();
  server.succeed({ UserId: 'm-6' });
  await client.fetchQuery(sessionQuery);
  server.succeed({ UserId: 'm-7' });
  expect(await recheckSession(client)).toEqual(member);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual(member);
  expect(server.sent()).toHaveLength(2);
  server.failCalls();
  expect(await recheckSession(client)).toBeUndefined();
});

test.each([
  ['the same member, as a text or a number', { UserId: 7 }, true],
  ['another member', { UserId: 'm-8' }, false],
])('isStillMember fetches the session again: %s', async (_name, record, isSame) => {
  const client = createQueryClient();
  server.succeed(record);
  expect(await isStillMember(client, '7')).toBe(isSame);
  server.respond({ ErrorCode: 'NOT_SIGNED_IN', Data: [] });
  expect(await isStillMember(client, '7')).toBe(false);
  server.failCalls();
  expect(await isStillMember(client, '7')).toBeUndefined();
});

test('a page does not refetch a known session', async () => {
  const client = createQueryClient();
  server.succeed({ UserId: 'm-7' });
  await client.fetchQuery(sessionQuery);
  await client.fetchQuery(sessionQuery);
  expect(server.sent()).toHaveLength(1);
});

describe('the request that a page sent ahead', () => {
  test('is the request of the session, and no other one is sent [API-10]', async () => {
    server.succeed({ UserId: 'm-7' });
    sendSession();
    expect(await fetchSession()).toEqual(member);
    expect(server.sent()).toMatchObject([
      { method: 'POST', path: '/getUserIdFromSession', body: {} },
    ]);
  });

  test('is used once: a recheck sends another one', async () => {
    server.succeed({ UserId: 'm-7' });
    sendSession();
    expect(await fetchSession()).toEqual(member);
    server.respond({ ErrorCode: 'NOT_SIGNED_IN' });
    expect(await fetchSession()).toEqual(visitor);
  });

  test('may fail before it is taken over, and is then sent again by a retry', async () => {
    server.failCalls();
    sendSession();
    await expect(fetchSession()).rejects.toThrow(CallError);
    server.succeed({ UserId: 'm-7' });
    expect(await fetchSession()).toEqual(member);
  });

  test('is followed by the calls of the page, for the member that it names', async () => {
    server.succeed({ UserId: 'm-7' });
    sendSession((userId) => [['/list', { userId }]]);
    await expect.poll(() => server.sent()).toHaveLength(2);
    expect(await fetchSession()).toEqual(member);
    await post('/list', { userId: 'm-8' });
    await post('/list', { userId: 'm-7' });
    expect(server.sent().map(({ body }) => body)).toEqual([
      {},
      { userId: 'm-7' },
      { userId: 'm-8' },
    ]);
  });

  test('is followed by no calls for a visitor', async () => {
    server.respond({ ErrorCode: 'NOT_SIGNED_IN', Data: [{}] });
    sendSession(() => [['/list', {}]]);
    expect(await fetchSession()).toEqual(visitor);
    await afterPendingTasks();
    expect(server.sent()).toHaveLength(1);
  });

  test('is aborted, and not used, once the member is forgotten', async () => {
    server.succeed();
    sendAhead('/list', {});
    void forgetMember(createQueryClient());
    await post('/list', {});
    expect(server.sent().map(({ isAborted }) => isAborted)).toEqual([true, false]);
  });
});
