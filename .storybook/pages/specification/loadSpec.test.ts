import { afterEach, expect, test, vi } from 'vitest';
import { loadSpec } from './loadSpec.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a specification that could not be fetched is fetched again, another one is not', async () => {
  vi.useFakeTimers();
  const fetchSpec = vi.fn<() => Promise<Response>>(async () => Response.json({ pages: [] }));
  fetchSpec.mockResolvedValueOnce(new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetchSpec);
  await expect(loadSpec()).rejects.toThrow('spec.json: 502');
  vi.advanceTimersByTime(1000);
  await expect(loadSpec()).resolves.toEqual({ pages: [] });
  await loadSpec();
  expect(fetchSpec).toHaveBeenCalledTimes(2);
});
