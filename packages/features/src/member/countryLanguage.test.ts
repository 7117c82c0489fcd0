import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultLanguage, keepCountryLanguage } from './countryLanguage.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => kept.set(key, text) });
});

afterEach(() => void vi.unstubAllGlobals());

test('defaults to English US [PRF-06]', () => {
  expect(defaultLanguage).toEqual({ code: 'ENG-US', name: 'English US' });
});

test('a choice is stored for its member, under a key that logging out removes', () => {
  const option = { code: 'FRA-FR', name: 'French France', more: 1 };
  keepCountryLanguage('m-7', option);
  expect([...kept]).toEqual([
    ['cb-country-language:m-7', '{"code":"FRA-FR","name":"French France"}'],
  ]);
});

test('without storage nothing but the choice is lost', () => {
  const setItem = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { setItem });
  expect(() => keepCountryLanguage('m-7', defaultLanguage)).not.toThrow();
});
