import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTheme } from './applyTheme.ts';
import { keyOf } from '../shared/storage/storedKeys.ts';

const themeKey = keyOf('theme');

const storage = new Map<string, string>();
let classes: Set<string>;

function stubDevice({ dark }: { dark: boolean }) {
  classes = new Set();
  const toggle = (name: string, on: boolean) =>
    void (on ? classes.add(name) : classes.delete(name));
  vi.stubGlobal('document', { documentElement: { classList: { toggle } } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: dark === (query === '(prefers-color-scheme: dark)'),
  }));
}

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', { getItem: (key: string) => storage.get(key) ?? null });
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
    stubDevice({ dark });
    if (stored) storage.set(themeKey, stored);
    applyTheme(themeKey);
    expect([...classes]).toEqual([name]);
  },
);

test('the current choice overrides the stored one', () => {
  stubDevice({ dark: true });
  storage.set(themeKey, 'dark');
  applyTheme(themeKey, 'light');
  expect([...classes]).toEqual(['theme-light']);
  applyTheme(themeKey, 'system');
  expect([...classes]).toEqual(['theme-dark']);
});

test('refused storage falls back to the device’s theme', () => {
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse });
  stubDevice({ dark: true });
  applyTheme(themeKey);
  expect([...classes]).toEqual(['theme-dark']);
});
