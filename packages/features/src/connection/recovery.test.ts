import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../wire/CallError.ts';
import type { CallResult } from '../wire/post.ts';
import { answered } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { createRecovery } from './recovery.ts';

const lost: CallResult = { kind: 'transport', path: '/', reason: 'network' };
const redirected: CallResult = { kind: 'transport', path: '/', reason: 'redirect' };
const garbled: CallResult = { kind: 'malformed', path: '/', reason: 'not-json' };

let client = createQueryClient();
/** The outcome of every query; `undefined` is a valid answer. */
let outcome: CallResult | Error | undefined;
let asked: string[] = [];

beforeEach(() => {
  client = createQueryClient();
  outcome = undefined;
  asked = [];
});

const options = (name: string) => ({
  queryKey: [name],
  queryFn: () => {
    asked.push(name);
    if (outcome instanceof Error) throw outcome;
    if (outcome) throw new CallError(outcome);
    return 'answer';
  },
});

/** Mounts a query and waits until it has settled. Returns its unsubscribe function. */
async function mountQuery(name: string) {
  const observer = new QueryObserver(client, options(name));
  const leave = observer.subscribe(() => {});
  await settled();
  return leave;
}

async function settled() {
  await expect.poll(() => client.isFetching()).toBe(0);
}

test.each([
  ['no answer', lost],
  ['an answer that cannot be read', garbled],
])('retries once after %s', async (_name, failure) => {
  outcome = failure;
  await mountQuery('balance');
  await mountQuery('news');
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(true);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual(['balance', 'news']);
  // The retry failed too, so it is not repeated forever.
  expect(recovery.isDue()).toBe(false);
  recovery.askAgain();
  await settled();
  expect(asked).toEqual(['balance', 'news']);
});

test.each([
  ['was answered', undefined],
  ['was refused', answered({ ErrorCode: 'BUSY' })],
  ['was led to a login', redirected],
  ['failed without a call', new Error('A bug.')],
])('does not refetch a query that %s', async (_name, result) => {
  outcome = result;
  await mountQuery('balance');
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(false);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual([]);
});

test('refetches only the failed queries', async () => {
  await mountQuery('news');
  outcome = lost;
  await mountQuery('balance');
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(true);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual(['balance']);
});

test('does not refetch queries without a subscriber', async () => {
  outcome = lost;
  const leave = await mountQuery('balance');
  leave();
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(false);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual([]);
});

test('refetches queries that failed again since, and all of them after starting over', async () => {
  outcome = lost;
  await mountQuery('balance');
  const recovery = createRecovery(client);
  recovery.askAgain();
  await settled();
  outcome = undefined;
  await client.refetchQueries();
  outcome = lost;
  await client.refetchQueries();
  expect(recovery.isDue()).toBe(true);
  recovery.askAgain();
  await settled();
  expect(recovery.isDue()).toBe(false);
  recovery.startOver();
  expect(recovery.isDue()).toBe(true);
});
