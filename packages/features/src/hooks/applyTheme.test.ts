import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './applyTheme.ts';
import { readPreference, storePreference } from './preference.ts';

const kept = new Map<string, string>();
let classes: Set<string>;

function device({ dark }: { dark: boolean }) {
  classes = new Set();
  const toggle = (name: string, on: boolean) =>
    void (on ? classes.add(name) : classes.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: dark === (query === '(prefers-color-scheme: dark)'),
  }));
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['dark', false, 'theme-dark'],
  ['light', true, 'theme-light'],
  [undefined, true, 'theme-dark'],
  [undefined, false, 'theme-light'],
  ['nonsense', true, 'theme-dark'],
] as const)(
  'with %s stored, on a device with dark mode %s, the theme is %s',
  (stored, dark, name) => {
    device({ dark });
    if (stored) kept.set('cb-theme', stored);
    applyTheme();
    expect([...classes]).toEqual([name]);
  },
);

test('the current choice overrides the stored one', () => {
  device({ dark: true });
  kept.set('cb-theme', 'dark');
  applyTheme('light');
  expect([...classes]).toEqual(['theme-light']);
  applyTheme('system');
  expect([...classes]).toEqual(['theme-dark']);
});

test('a choice is stored; following the device removes it', () => {
  expect(readPreference()).toBe('system');
  for (const chosen of ['dark', 'light'] as const) {
    storePreference(chosen);
    expect([readPreference(), kept.get('cb-theme')]).toEqual([chosen, chosen]);
  }
  storePreference('system');
  expect([readPreference(), kept.size]).toEqual(['system', 0]);
  kept.set('cb-theme', 'nonsense');
  expect(readPreference()).toBe('system');
});

test('refused storage falls back to the device’s theme', () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  device({ dark: true });
  applyTheme();
  expect([...classes]).toEqual(['theme-dark']);
  storePreference('light');
  expect(readPreference()).toBe('system');
});
