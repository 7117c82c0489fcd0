import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

function query(fails = false) {
  const queryFn = vi.fn<() => Promise<string>>(async () => {
    if (fails) throw new Error('No.');
    return 'response';
  });
  return { queryKey: ['question'], queryFn };
}

test('a response stays fresh for a minute', async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  const asked = query();
  await client.fetchQuery(asked);
  vi.advanceTimersByTime(59_999);
  await client.fetchQuery(asked);
  expect(asked.queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(asked);
  expect(asked.queryFn).toHaveBeenCalledTimes(2);
});

test('nothing is refetched automatically, and without a network a query fails at once', async () => {
  const client = createQueryClient();
  const asked = query(true);
  onlineManager.setOnline(false);
  await expect(client.prefetchQuery(asked)).resolves.toBeUndefined();
  expect(asked.queryFn).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(['question'])).toMatchObject({
    status: 'error',
    fetchStatus: 'idle',
  });
});

test('focusing the window fetches nothing', () => {
  const { refetchOnWindowFocus, retry } = createQueryClient().getDefaultOptions().queries ?? {};
  expect([refetchOnWindowFocus, retry]).toEqual([false, false]);
});
