import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const queryFn = vi.fn<() => Promise<string>>();
const query = { queryKey: ['question'], queryFn };

afterEach(() => {
  queryFn.mockReset();
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

test('a response stays fresh for a minute', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  queryFn.mockResolvedValue('response');
  await client.fetchQuery(query);
  vi.advanceTimersByTime(59_999);
  await client.fetchQuery(query);
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(query);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('without a network a query fails at once', async () => {
  const client = createQueryClient();
  queryFn.mockRejectedValue(new Error('No.'));
  onlineManager.setOnline(false);
  await expect(client.prefetchQuery(query)).resolves.toBeUndefined();
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(query.queryKey)).toMatchObject({
    status: 'error',
    fetchStatus: 'idle',
  });
});

test('nothing is fetched again at a focus or after a failure', () => {
  const { refetchOnWindowFocus, retry } = createQueryClient().getDefaultOptions().queries ?? {};
  expect([refetchOnWindowFocus, retry]).toEqual([false, false]);
});
