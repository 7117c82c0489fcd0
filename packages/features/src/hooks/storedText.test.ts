import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readText, storeText } from './storedText.ts';

const stored = new Map<string, string>();

const refuse = () => {
  throw new DOMException('Refused', 'SecurityError');
};

const device = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', device);
});

afterEach(() => void vi.unstubAllGlobals());

test('a text is stored, and an unknown one is empty', () => {
  expect(readText('cb-a')).toBe('');
  storeText('cb-a', 'one');
  expect([readText('cb-a'), stored.get('cb-a')]).toEqual(['one', 'one']);
});

test('a text lasts if storage is full, until storage takes a later one', () => {
  stored.set('cb-b', 'old');
  vi.stubGlobal('localStorage', { ...device, setItem: refuse });
  storeText('cb-b', 'new');
  expect([readText('cb-b'), stored.get('cb-b')]).toEqual(['new', 'old']);
  vi.stubGlobal('localStorage', device);
  storeText('cb-b', 'newer');
  stored.set('cb-b', 'from another tab');
  expect(readText('cb-b')).toBe('from another tab');
});

test('a text lasts if storage is refused altogether', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(readText('cb-c')).toBe('');
  storeText('cb-c', 'one');
  expect(readText('cb-c')).toBe('one');
});
