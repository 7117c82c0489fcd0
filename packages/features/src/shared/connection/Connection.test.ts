import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../wire/CallError.ts';
import type { CallResult } from '../wire/post.ts';
import { responded } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { createRecovery } from './Connection.tsx';

const lost: CallResult = { kind: 'transport', path: '/', reason: 'network' };
const redirected: CallResult = { kind: 'transport', path: '/', reason: 'redirect' };
const garbled: CallResult = { kind: 'malformed', path: '/', reason: 'not-json' };

let client = createQueryClient();
/** The outcome of every query; `undefined` is a valid response. */
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

const due = () => {
  asked = [];
  return createRecovery(client);
};

test.each([
  ['no response', lost],
  ['a response that cannot be read', garbled],
])('retries once after %s', async (_name, failure) => {
  await mountQuery('profile');
  outcome = failure;
  await mountQuery('balance');
  await mountQuery('news');
  const recovery = due();
  expect(recovery.isDue()).toBe(true);
  // The second retry would repeat the first one, which failed too, forever.
  for (let retry = 0; retry < 2; retry += 1) {
    recovery.retryFailed();
    await settled();
    expect([asked, recovery.isDue()]).toEqual([['balance', 'news'], false]);
  }
});

test.each([
  ['got a response', undefined],
  ['was refused', responded({ ErrorCode: 'BUSY' })],
  ['was led to a login', redirected],
  ['failed without a call', new Error('A bug.')],
])('does not refetch a query that %s', async (_name, result) => {
  outcome = result;
  await mountQuery('balance');
  const recovery = due();
  expect(recovery.isDue()).toBe(false);
  recovery.retryFailed();
  await settled();
  expect(asked).toEqual([]);
});

test('does not refetch queries without a subscriber', async () => {
  outcome = lost;
  const leave = await mountQuery('balance');
  leave();
  const recovery = due();
  recovery.retryFailed();
  await settled();
  expect([asked, recovery.isDue()]).toEqual([[], false]);
});

test('refetches queries that failed again since, and all of them after starting over', async () => {
  outcome = lost;
  await mountQuery('balance');
  const recovery = due();
  recovery.retryFailed();
  await settled();
  outcome = undefined;
  await client.refetchQueries();
  outcome = lost;
  await client.refetchQueries();
  expect(recovery.isDue()).toBe(true);
  recovery.retryFailed();
  await settled();
  expect(recovery.isDue()).toBe(false);
  recovery.startOver();
  expect(recovery.isDue()).toBe(true);
});
