import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInbox, storeInbox } from './inboxMemory.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const empty = { read: [], deleted: [] };
const memory = { read: ['games'], deleted: ['surveys', 'welcome'] };

test('read and deleted messages are restored after a reload', () => {
  expect(readInbox()).toEqual(empty);
  storeInbox(memory);
  expect(readInbox()).toEqual(memory);
});

test('the state is stored under a key that logging out removes', () => {
  storeInbox(memory);
  expect([...storage.keys()]).toEqual(['cb-inbox']);
});

test.each(['', '{', '7', '{"read":[]}', '{"read":[],"deleted":[7]}', '{"read":1,"deleted":[]}'])(
  'a stored %j counts as empty',
  (text) => {
    storage.set('cb-inbox', text);
    expect(readInbox()).toEqual(empty);
  },
);
