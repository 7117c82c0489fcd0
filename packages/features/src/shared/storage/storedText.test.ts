import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { deviceTexts, storedValue } from './storedText.ts';

const stored = new Map<string, string>();

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

const device = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', device);
});

afterEach(() => void vi.unstubAllGlobals());

test('a text is stored, and an unknown one is empty', () => {
  expect(deviceTexts.read('cb-a')).toBe('');
  deviceTexts.store('cb-a', 'one');
  expect([deviceTexts.read('cb-a'), stored.get('cb-a')]).toEqual(['one', 'one']);
  deviceTexts.store('cb-a', '');
  expect([deviceTexts.read('cb-a'), stored.size]).toEqual(['', 0]);
});

test('a text lasts if storage is full, until storage takes a later one', () => {
  stored.set('cb-b', 'old');
  vi.stubGlobal('localStorage', { ...device, setItem: refuse });
  deviceTexts.store('cb-b', 'new');
  expect([deviceTexts.read('cb-b'), stored.get('cb-b')]).toEqual(['new', 'old']);
  vi.stubGlobal('localStorage', device);
  deviceTexts.store('cb-b', 'newer');
  stored.set('cb-b', 'from another tab');
  expect(deviceTexts.read('cb-b')).toBe('from another tab');
});

test('a text lasts if storage is refused altogether', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(deviceTexts.read('cb-c')).toBe('');
  deviceTexts.store('cb-c', 'one');
  expect(deviceTexts.read('cb-c')).toBe('one');
});

test('a value is stored as JSON; one of another shape counts as absent', () => {
  const value = storedValue(v.object({ cb: v.number() }));
  value.store('cb-d', { cb: 5 });
  expect([value.read('cb-d'), stored.get('cb-d')]).toEqual([{ cb: 5 }, '{"cb":5}']);
  for (const foreign of ['{"cb":"5"}', '{"cb":', 'undefined', 'null', '[object Object]', '']) {
    stored.set('cb-d', foreign);
    expect(value.read('cb-d')).toBeUndefined();
  }
  value.store('cb-d', undefined);
  expect(stored.size).toBe(0);
});
