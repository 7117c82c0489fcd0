import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../wire/CallError.ts';
import type { CallResult } from '../wire/post.ts';
import { answered } from '../wire/pretendServer.fixtures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { createRecovery } from './recovery.ts';

const lost: CallResult = { kind: 'transport', path: '/', reason: 'network' };
const redirected: CallResult = { kind: 'transport', path: '/', reason: 'redirect' };
const garbled: CallResult = { kind: 'malformed', path: '/', reason: 'not-json' };

let client = createQueryClient();
/** What each question is answered with; `undefined` is an answer. */
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

/** A question that a screen shows, once its answer is there; gives back the way to leave it. */
async function show(name: string) {
  const observer = new QueryObserver(client, options(name));
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return leave;
}

const settled = () => vi.waitFor(() => expect(client.isFetching()).toBe(0));

test.each([
  ['no answer', lost],
  ['an answer that cannot be read', garbled],
])('asks again, once, for what got %s', async (_name, failure) => {
  outcome = failure;
  await show('balance');
  await show('news');
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(true);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual(['balance', 'news']);
  // It failed again: asking for ever would be of no use to anybody.
  expect(recovery.isDue()).toBe(false);
  recovery.askAgain();
  await settled();
  expect(asked).toEqual(['balance', 'news']);
});

test.each([
  ['was answered', undefined],
  ['was refused', answered({ ErrorCode: 'BUSY' })],
  ['was led to a login', redirected],
  ['failed by itself', new Error('A bug.')],
])('leaves alone what %s', async (_name, result) => {
  outcome = result;
  await show('balance');
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(false);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual([]);
});

test('among what was answered it finds what failed, and asks for that alone', async () => {
  await show('news');
  outcome = lost;
  await show('balance');
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(true);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual(['balance']);
});

test('leaves alone what no screen shows any longer', async () => {
  outcome = lost;
  const leave = await show('balance');
  leave();
  const recovery = createRecovery(client);
  expect(recovery.isDue()).toBe(false);
  asked = [];
  recovery.askAgain();
  await settled();
  expect(asked).toEqual([]);
});

test('asks anew for what has been answered in between, and for all when it starts over', async () => {
  outcome = lost;
  await show('balance');
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
