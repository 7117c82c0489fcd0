import { afterEach, expect, test, vi } from 'vitest';
import { browserIntentPort } from './intentPort.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const name = 'cb-intent:member-1:payza';
const refused = new DOMException('Refused', 'SecurityError');
const run = async () => {
  const task = vi.fn<() => Promise<void>>(async () => {});
  await browserIntentPort.lock(name, task);
  return task;
};

test('a task runs once, under the lock with its name', async () => {
  const held: string[] = [];
  const request = vi.fn<(of: string, task: () => Promise<void>) => Promise<void>>(
    async (of, task) => {
      held.push(of);
      await task();
    },
  );
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await run()).toHaveBeenCalledTimes(1);
  expect(held).toEqual([name]);
});

test('a task also runs if locks are missing or denied', async () => {
  vi.stubGlobal('navigator', {});
  expect(await run()).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(refused) } });
  expect(await run()).toHaveBeenCalledTimes(1);
});

test('a failing task is not retried', async () => {
  const locks = { request: (_of: string, task: () => Promise<void>) => task() };
  vi.stubGlobal('navigator', { locks });
  const task = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('No.')));
  await browserIntentPort.lock(name, task);
  expect(task).toHaveBeenCalledTimes(1);
});

test('peek reads localStorage, and other tabs’ writes are observed until unsubscribed', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  expect(browserIntentPort.peek(name)).toBeNull();
  vi.useFakeTimers();
  const saved = browserIntentPort.save(name, 'text');
  // The time limit of IndexedDB, which Node does not have.
  await vi.runAllTimersAsync();
  await saved;
  expect([...kept]).toEqual([[name, 'text']]);
  expect(browserIntentPort.peek(name)).toBe('text');

  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const listener = vi.fn<() => void>();
  const leave = browserIntentPort.subscribe(listener);
  page.dispatchEvent(new Event('storage'));
  leave();
  page.dispatchEvent(new Event('storage'));
  expect(listener).toHaveBeenCalledTimes(1);
});
