import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createStoreMemory } from './storeMemory.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => stored.clear());

const clock = { now: () => 1_000_000, after: () => () => {} };
const open = (userId = 'm-7') => createStoreMemory(clock, userId);

test('keeps the last four viewed rewards, each once, latest first', () => {
  for (const key of ['A', 'B', 'C', 'A', 'D', 'E']) open().view(key);
  expect(open().viewed()).toEqual(['E', 'D', 'A', 'C']);
  expect(open('m-8').viewed()).toEqual([]);
  open().view('D');
  expect(open().viewed()).toEqual(['D', 'E', 'A', 'C']);
});

test('keeps the balance of the last visit', () => {
  expect(open().lastBalance()).toBeUndefined();
  open().keepBalance(1250.5);
  open().view('A');
  expect(open().lastBalance()).toBe(1250.5);
});

test('ignores malformed entries', () => {
  stored.set('cb-store:m-7', '{"viewed":{"version":1,"at":1000000,"value":[7]}}');
  expect(open().viewed()).toEqual([]);
});
