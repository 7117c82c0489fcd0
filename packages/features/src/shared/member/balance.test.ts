import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, errorsOf } from '../wire/CallError.ts';
import { type Failure, onFailure } from '../wire/failures.ts';
import { createQueryClient } from '../wire/queryClient.ts';
import { userStatsQuery } from './userStats.ts';
import {
  balanceQuery,
  expectGrant,
  onOwnBalanceChange,
  ordersKey,
  putBalance,
  refreshAfterOrder,
  refreshBalance,
  transactionsKey,
} from './balance.ts';

const fetchStub = vi.fn<typeof fetch>();
const userId = 'member-1';
const { queryKey } = balanceQuery(userId);

const zeroFigures = {
  cb: { current: 0, lifetime: 0, week: 0, month: 0, claimed: 0 },
  referrals: { lifetime: 0, week: 0, month: 0 },
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('location', { href: 'http://localhost/dashboard' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

const balanceResponse = (TotalCb: unknown) =>
  new Response(JSON.stringify({ ErrorCode: 'SUCCESS', Data: [{ TotalCb }] }));

test('sends the UserId and reads TotalCb [API-11] [BAL-05]', async () => {
  fetchStub.mockResolvedValue(balanceResponse(1250));
  const balance = await createQueryClient().fetchQuery(balanceQuery(userId));
  expect(balance).toMatchObject({ cb: 1250, decimals: 0 });
  const [path, init] = fetchStub.mock.calls[0] ?? [];
  expect([path, init?.method, init?.body]).toEqual([
    '/getCbCountByUser',
    'POST',
    '{"UserId":"member-1"}',
  ]);
});

test.each([-300, 0, 0.5, 1e15, 1e21])('accepts the balance %d', async (cb) => {
  fetchStub.mockResolvedValue(balanceResponse(cb));
  expect(await createQueryClient().fetchQuery(balanceQuery(userId))).toMatchObject({ cb });
});

test.each([
  ['a text', '{"ErrorCode":"SUCCESS","Data":[{"TotalCb":"1,250"}]}'],
  ['missing', '{"ErrorCode":"SUCCESS","Data":[{}]}'],
  ['null', '{"ErrorCode":"SUCCESS","Data":[{"TotalCb":null}]}'],
  ['beyond numbers', '{"ErrorCode":"SUCCESS","Data":[{"TotalCb":1e999}]}'],
  ['without a record', '{"ErrorCode":"SUCCESS","Data":[]}'],
])('a balance that is %s is a typed failure', async (_name, body) => {
  fetchStub.mockResolvedValue(new Response(body));
  const failed = createQueryClient().fetchQuery(balanceQuery(userId));
  await expect(failed).rejects.toThrow(CallError);
  await expect(failed).rejects.toMatchObject({
    result: { kind: 'malformed', reason: 'unexpected-data' },
  });
});

test('a balance that cannot be read is reported', async () => {
  const failures: Failure[] = [];
  const stop = onFailure((failure) => failures.push(failure));
  fetchStub.mockResolvedValue(balanceResponse('1,250'));
  await expect(createQueryClient().fetchQuery(balanceQuery(userId))).rejects.toThrow(CallError);
  stop();
  const path = '/getCbCountByUser';
  expect(failures).toEqual([{ kind: 'malformed', path, reason: 'unexpected-data' }]);
});

test('a refusal and a missing response fail with their own results', async () => {
  const ask = () => createQueryClient().fetchQuery(balanceQuery(userId));
  const body = { ErrorCode: 'NO', Errors: ['Later.'], Data: [{ TotalCb: 5 }] };
  fetchStub.mockResolvedValue(new Response(JSON.stringify(body)));
  expect(await ask().catch(errorsOf)).toEqual(['Later.']);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(ask()).rejects.toMatchObject({ result: { kind: 'transport', reason: 'network' } });
});

test('without a CB code, whole amounts have no decimal places', () => {
  const client = createQueryClient();
  putBalance(client, userId, 100);
  putBalance(client, userId, 200);
  expect(client.getQueryData(queryKey)).toMatchObject({ cb: 200, decimals: 0 });
});

test('after an order the balance, the orders and the transactions are out of date', async () => {
  const client = createQueryClient();
  const keys = [queryKey, [...ordersKey, 'all'], [...transactionsKey, userId], ['profile']];
  for (const key of keys) client.setQueryData(key, { cb: 1 });
  refreshAfterOrder(client, userId);
  const isInvalidated = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  await expect.poll(() => keys.map(isInvalidated)).toEqual([true, true, true, false]);
});

test('notifies of changes by this page, and not of those that the server reports', async () => {
  const client = createQueryClient();
  let changes = 0;
  const stop = onOwnBalanceChange(() => (changes += 1));
  putBalance(client, userId, 100);
  await refreshBalance(client, userId);
  expect(changes).toBe(0);
  refreshAfterOrder(client, userId);
  await expectGrant(client, userId)(7.5);
  expect(changes).toBe(2);
  stop();
});

test('a change of the balance invalidates the figures, and the same balance does not [STA-03]', async () => {
  const client = createQueryClient();
  const figures = userStatsQuery(userId).queryKey;
  const invalidatesFigures = async (change: () => unknown) => {
    client.setQueryData(figures, undefined);
    client.setQueryData(figures, zeroFigures);
    await change();
    await Promise.resolve();
    return client.getQueryState(figures)?.isInvalidated;
  };
  expect(await invalidatesFigures(() => putBalance(client, userId, 100))).toBe(false);
  expect(await invalidatesFigures(() => putBalance(client, userId, 100))).toBe(false);
  expect(await invalidatesFigures(() => putBalance(client, userId, 200))).toBe(true);
  expect(await invalidatesFigures(() => expectGrant(client, userId)(7.5))).toBe(true);
  const stop = new QueryObserver(client, balanceQuery(userId)).subscribe(() => {});
  fetchStub
    .mockResolvedValueOnce(balanceResponse(207.5))
    .mockResolvedValueOnce(balanceResponse(400));
  expect(await invalidatesFigures(() => refreshBalance(client, userId))).toBe(false);
  expect(await invalidatesFigures(() => refreshBalance(client, userId))).toBe(true);
  stop();
});

/** Fetches and pushes arrive in any order; an older balance must never replace a newer one. */
test('an older response never overwrites a newer balance', async () => {
  const step = fc.oneof(fc.constant('fetch' as const), fc.constant('push' as const));
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { maxLength: 12 }), async (s, steps) => {
      const client = createQueryClient();
      // The nth event has the balance n; a fetch counts from when it is sent.
      let happened = 0;
      let newest = 0;
      fetchStub.mockImplementation(async () => {
        const figure = (happened += 1);
        await s.schedule(Promise.resolve(), `response ${figure}`);
        return balanceResponse(figure);
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
          putBalance(client, userId, newest);
        } else {
          await client.fetchQuery({ ...balanceQuery(userId), staleTime: 0 });
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

/** Holds back the next balance response. Returns a function that sends it. */
function holdResponse() {
  let settle: (response: Response) => void = () => {};
  fetchStub.mockImplementationOnce(() => new Promise((resolve) => (settle = resolve)));
  return (cb: number) => settle(balanceResponse(cb));
}

describe('a CB code', () => {
  const refetch = (client: QueryClient) =>
    client.fetchQuery({ ...balanceQuery(userId), staleTime: 0 });
  const shown = (client: QueryClient) => client.getQueryData(queryKey);

  test('raises the balance at once without fetching it [CBC-06] [CBC-07]', async () => {
    const client = createQueryClient();
    putBalance(client, userId, 0.1);
    const addGrant = expectGrant(client, userId);
    void addGrant(0.7);
    expect(shown(client)).toMatchObject({ cb: 0.8, decimals: 1 });
    expect(fetchStub).not.toHaveBeenCalled();
  });

  test('is replaced by a push, and by later requests', async () => {
    const client = createQueryClient();
    putBalance(client, userId, 100);
    await expectGrant(client, userId)(7.5);
    fetchStub.mockResolvedValueOnce(balanceResponse(90));
    await refetch(client);
    expect(shown(client)).toMatchObject({ cb: 90, decimals: 1 });
    putBalance(client, userId, 200);
    expect(shown(client)).toMatchObject({ cb: 200, decimals: 1 });
  });

  test('is not added to a balance pushed after the code was sent', async () => {
    const client = createQueryClient();
    putBalance(client, userId, 100);
    const addGrant = expectGrant(client, userId);
    putBalance(client, userId, 107.5);
    await addGrant(7.5);
    expect(shown(client)).toMatchObject({ cb: 107.5, decimals: 1 });
  });

  test('is not added to a push that includes more than the grant', async () => {
    const client = createQueryClient();
    putBalance(client, userId, 100);
    const addGrant = expectGrant(client, userId);
    putBalance(client, userId, 300);
    await addGrant(7.5);
    expect(shown(client)).toMatchObject({ cb: 300, decimals: 1 });
  });

  test('is not undone by the response to an earlier request', async () => {
    const client = createQueryClient();
    putBalance(client, userId, 100);
    const respondNow = holdResponse();
    const asked = refetch(client);
    await expectGrant(client, userId)(7.5);
    respondNow(100);
    await asked;
    expect(shown(client)).toMatchObject({ cb: 107.5, decimals: 1 });
  });

  test('is added to a balance requested before the code was sent', async () => {
    const client = createQueryClient();
    putBalance(client, userId, 100);
    const respondNow = holdResponse();
    const asked = refetch(client);
    const addGrant = expectGrant(client, userId);
    respondNow(150);
    await asked;
    await addGrant(7.5);
    expect(shown(client)).toMatchObject({ cb: 157.5, decimals: 1 });
  });

  test.each([
    ['the old balance', 100],
    ['a balance that includes the grant', 107.5],
  ])('counts once when a concurrent call returns %s', async (_name, balance) => {
    const client = createQueryClient();
    putBalance(client, userId, 100);
    const addGrant = expectGrant(client, userId);
    fetchStub.mockResolvedValueOnce(balanceResponse(balance));
    await refetch(client);
    const respondNow = holdResponse();
    const asked = refetch(client);
    await addGrant(7.5);
    expect(shown(client)).toMatchObject({ cb: 107.5, decimals: 1 });
    respondNow(balance);
    await asked;
    expect(shown(client)).toMatchObject({ cb: 107.5, decimals: 1 });
  });

  test('refetches an unknown balance, replacing the request in flight', async () => {
    const client = createQueryClient();
    fetchStub.mockImplementationOnce(() => new Promise(() => {}));
    const stop = new QueryObserver(client, balanceQuery(userId)).subscribe(() => {});
    const addGrant = expectGrant(client, userId);
    fetchStub.mockResolvedValueOnce(balanceResponse(107));
    await addGrant(7);
    expect(shown(client)).toMatchObject({ cb: 107, decimals: 1 });
    expect(fetchStub).toHaveBeenCalledTimes(2);
    stop();
  });
});

test('refreshing cancels the request in flight and refetches', async () => {
  const client = createQueryClient();
  fetchStub.mockImplementationOnce(() => new Promise(() => {}));
  fetchStub.mockResolvedValueOnce(balanceResponse(2));
  const stop = new QueryObserver(client, balanceQuery(userId)).subscribe(() => {});
  await expect.poll(() => fetchStub).toHaveBeenCalledTimes(1);
  await refreshBalance(client, userId);
  expect(client.getQueryData(queryKey)).toMatchObject({ cb: 2 });
  expect(fetchStub).toHaveBeenCalledTimes(2);
  stop();
});
