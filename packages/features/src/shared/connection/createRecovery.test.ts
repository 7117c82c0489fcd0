import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../wire/CallError.ts';
import type { CallResult } from '../wire/post.ts';
import { responded } from '../wire/mockServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { createRecovery } from './createRecovery.ts';

const lost: CallResult = { kind: 'transport', path: '/', reason: 'network' };
const redirected: CallResult = { kind: 'transport', path: '/', reason: 'redirect' };
const malformed: CallResult = { kind: 'malformed', path: '/', reason: 'not-json' };

let client = createQueryClient();
/** The outcome of every query; `undefined` is a valid response. */
let outcome: CallResult | Error | undefined;
let fetched: string[] = [];

beforeEach(() => {
  client = createQueryClient();
  outcome = undefined;
  fetched = [];
});

const options = (name: string) => ({
  queryKey: [name],
  queryFn: () => {
    fetched.push(name);
    if (outcome instanceof Error) throw outcome;
    if (outcome) throw new CallError(outcome);
    return 'response';
  },
});

/** Mounts a query and waits for its outcome. Returns its unsubscribe function. */
async function mountQuery(name: string) {
  const observer = new QueryObserver(client, options(name));
  const leave = observer.subscribe(() => {});
  await waitForQueries();
  return leave;
}

async function waitForQueries() {
  await expect.poll(() => client.isFetching()).toBe(0);
}

/** Creates the recovery of the queries mounted so far, and forgets that they were fetched. */
function createTestRecovery() {
  fetched = [];
  return createRecovery(client);
}

test.each([
  ['no response', lost],
  ['a response that cannot be read', malformed],
])('retries once after %s', async (_name, failure) => {
  await mountQuery('profile');
  outcome = failure;
  await mountQuery('balance');
  await mountQuery('news');
  const recovery = createTestRecovery();
  expect(recovery.isDue()).toBe(true);
  // The second call of `retryFailed` fetches nothing: the queries would otherwise be retried forever.
  for (let retry = 0; retry < 2; retry += 1) {
    recovery.retryFailed();
    await waitForQueries();
    expect([fetched, recovery.isDue()]).toEqual([['balance', 'news'], false]);
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
  const recovery = createTestRecovery();
  expect(recovery.isDue()).toBe(false);
  recovery.retryFailed();
  await waitForQueries();
  expect(fetched).toEqual([]);
});

test('does not refetch queries without a subscriber', async () => {
  outcome = lost;
  const leave = await mountQuery('balance');
  leave();
  const recovery = createTestRecovery();
  recovery.retryFailed();
  await waitForQueries();
  expect([fetched, recovery.isDue()]).toEqual([[], false]);
});

test('a query that failed again since is due, and after starting over any that failed', async () => {
  outcome = lost;
  await mountQuery('balance');
  const recovery = createTestRecovery();
  recovery.retryFailed();
  await waitForQueries();
  outcome = undefined;
  await client.refetchQueries();
  outcome = lost;
  await client.refetchQueries();
  expect(recovery.isDue()).toBe(true);
  recovery.retryFailed();
  await waitForQueries();
  expect(recovery.isDue()).toBe(false);
  recovery.startOver();
  expect(recovery.isDue()).toBe(true);
});
