import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balanceQuery, putBalance, raiseBalance, refreshBalance, nextStamp } from './balance.ts';
import { CallError } from './CallError.ts';
import { createQueryClient } from './queryClient.ts';

const fetchStub = vi.fn<typeof fetch>();
const user = 'member-1';
const { queryKey } = balanceQuery(user);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' });
  vi.stubGlobal('document', { cookie: '' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

const answer = (TotalCb: unknown) =>
  new Response(JSON.stringify({ ErrorCode: 'SUCCESS', Data: [{ TotalCb }] }));

test('asks with the UserId and reads TotalCb [API-11] [BAL-05]', async () => {
  fetchStub.mockResolvedValue(answer(1250));
  const balance = await createQueryClient().fetchQuery(balanceQuery(user));
  expect(balance).toMatchObject({ cb: 1250, decimals: 0 });
  const [path, init] = fetchStub.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    '/getCbCountByUser',
    'POST',
    '{"UserId":"member-1"}',
  ]);
});

test.each([-300, 0, 0.5, 1e15, 1e21])('takes the balance %d', async (cb) => {
  fetchStub.mockResolvedValue(answer(cb));
  expect(await createQueryClient().fetchQuery(balanceQuery(user))).toMatchObject({ cb });
});

test.each([
  ['a text', '{"ErrorCode":"SUCCESS","Data":[{"TotalCb":"1250"}]}'],
  ['missing', '{"ErrorCode":"SUCCESS","Data":[{}]}'],
  ['null', '{"ErrorCode":"SUCCESS","Data":[{"TotalCb":null}]}'],
  ['beyond numbers', '{"ErrorCode":"SUCCESS","Data":[{"TotalCb":1e999}]}'],
  ['without a record', '{"ErrorCode":"SUCCESS","Data":[]}'],
])('a balance that is %s is a typed failure', async (_name, body) => {
  fetchStub.mockResolvedValue(new Response(body));
  const failed = createQueryClient().fetchQuery(balanceQuery(user));
  await expect(failed).rejects.toThrow(CallError);
  await expect(failed).rejects.toMatchObject({
    result: { kind: 'malformed', reason: 'unexpected-data' },
  });
});

/** Answers to fetches and pushes in any order; the figure never goes back to an older one. */
test('a newer figure is never overwritten by an older answer', async () => {
  const step = fc.oneof(fc.constant('fetch' as const), fc.constant('push' as const));
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (s, steps) => {
      const client = createQueryClient();
      // The n-th thing that happens brings the figure n; a fetch happens when it is sent.
      let happened = 0;
      let newest = 0;
      fetchStub.mockImplementation(async () => {
        const figure = (happened += 1);
        await s.schedule(Promise.resolve(), `answer ${figure}`);
        return answer(figure);
      });
      const seen: number[] = [];
      client.getQueryCache().subscribe(() => {
        const cb = client.getQueryData(queryKey)?.cb;
        if (cb !== undefined) seen.push(cb);
      });
      const running = steps.map(async (kind) => {
        await s.schedule(Promise.resolve(), kind);
        if (kind === 'push') {
          newest = happened += 1;
          putBalance(client, user, newest);
        } else {
          await client.fetchQuery({ ...balanceQuery(user), staleTime: 0 });
        }
      });
      await s.waitAll();
      await Promise.all(running);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(client.getQueryData(queryKey)?.cb ?? 0).toBeGreaterThanOrEqual(newest);
      client.clear();
    }),
    { seed: 1, numRuns: 300 },
  );
});

test('a CB code raises the figure and shows one decimal place [CBC-06] [CBC-07]', async () => {
  const client = createQueryClient();
  putBalance(client, user, 100);
  await raiseBalance(client, user, { cb: 7.5, sentAt: nextStamp() });
  expect(client.getQueryData(queryKey)).toMatchObject({ cb: 107.5, decimals: 1 });
  putBalance(client, user, 200);
  expect(client.getQueryData(queryKey)).toMatchObject({ cb: 200, decimals: 1 });
});

test('a CB code is not added to a figure that came after it was sent', async () => {
  const client = createQueryClient();
  putBalance(client, user, 100);
  const sentAt = nextStamp();
  putBalance(client, user, 107.5);
  await raiseBalance(client, user, { cb: 7.5, sentAt });
  expect(client.getQueryData(queryKey)).toMatchObject({ cb: 107.5, decimals: 1 });
});

test('refreshing drops the answer that is under way and asks again', async () => {
  const client = createQueryClient();
  fetchStub.mockImplementationOnce(() => new Promise(() => {}));
  fetchStub.mockResolvedValueOnce(answer(2));
  const stop = new QueryObserver(client, balanceQuery(user)).subscribe(() => {});
  await vi.waitFor(() => expect(fetchStub).toHaveBeenCalledTimes(1));
  await refreshBalance(client, user);
  expect(client.getQueryData(queryKey)).toMatchObject({ cb: 2 });
  expect(fetchStub).toHaveBeenCalledTimes(2);
  stop();
});
