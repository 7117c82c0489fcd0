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
const openMemory = (userId = 'm-7') => createStoreMemory(clock, userId);

test('stores the last four viewed rewards, each once, latest first', () => {
  for (const key of ['A', 'B', 'C', 'A', 'D', 'E']) openMemory().view(key);
  expect(openMemory().viewed()).toEqual(['E', 'D', 'A', 'C']);
  expect(openMemory('m-8').viewed()).toEqual([]);
  openMemory().view('D');
  expect(openMemory().viewed()).toEqual(['D', 'E', 'A', 'C']);
});

test('stores the balance of the last visit', () => {
  expect(openMemory().lastBalance()).toBeUndefined();
  openMemory().storeBalance(1250.5);
  openMemory().view('A');
  expect(openMemory().lastBalance()).toBe(1250.5);
});

test('ignores malformed keys of brands', () => {
  stored.set('cb-store:m-7', '{"viewed":{"version":1,"at":1000000,"value":[7]}}');
  expect(openMemory().viewed()).toEqual([]);
});
