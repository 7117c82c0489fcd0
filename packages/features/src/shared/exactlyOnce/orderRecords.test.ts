import { afterEach, expect, test, vi } from 'vitest';
import { browserOrderRecords, forgetOrders } from './orderRecords.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const recordName = 'cb-order:member-1:payza';

test('a task runs under the lock with its name', async () => {
  const request = vi.fn<(lock: string, run: () => Promise<void>) => Promise<void>>();
  vi.stubGlobal('navigator', { locks: { request } });
  const task = async () => {};
  await browserOrderRecords.lock(recordName, task);
  expect(request).toHaveBeenCalledExactlyOnceWith(recordName, task);
});

test('nothing is read or written without IndexedDB, and nothing is left to delete', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(browserOrderRecords.read(recordName)).rejects.toThrow('The database failed');
  const record = { key: crypto.randomUUID(), cb: 1000, phase: 'sending' } as const;
  await expect(browserOrderRecords.write(recordName, record)).rejects.toThrow(
    'The database failed',
  );
  await expect(forgetOrders(() => true)).resolves.toBeUndefined();
});

test('a database that does not respond has failed after five seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const failed = browserOrderRecords.read(recordName).catch(String);
  await vi.advanceTimersByTimeAsync(4999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toContain('did not respond');
});

test('a database that was closed without an event is reopened', async () => {
  const responded = (result: unknown) => {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  const closed = () => {
    throw new DOMException('The connection is closing.', 'InvalidStateError');
  };
  const transaction = () => ({ objectStore: () => ({ get: () => responded('kept') }) });
  const databases = [{ transaction: closed }, { transaction }];
  vi.stubGlobal('indexedDB', { open: () => responded(databases.shift()) });
  expect(await browserOrderRecords.read(recordName)).toBe('kept');
});
