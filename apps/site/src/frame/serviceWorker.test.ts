import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOfflinePage } from './serviceWorker.ts';

interface Rules {
  createScriptURL(text: string): string;
}

const register = vi.fn<(address: unknown) => Promise<void>>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  register.mockReset().mockResolvedValue();
  vi.stubEnv('PROD', true);
  vi.stubEnv('MODE', 'production');
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const finishLoading = () => page.dispatchEvent(new Event('load'));

test('the worker is registered once the page has loaded', () => {
  keepOfflinePage();
  expect(register).not.toHaveBeenCalled();
  finishLoading();
  expect(register.mock.calls).toEqual([['/sw.js']]);
});

test('with Trusted Types its address comes from the policy that the headers allow', () => {
  const createPolicy = vi.fn<(name: string, rules: Rules) => object>((name, rules) => ({
    createScriptURL: (text: string) => ({ name, address: rules.createScriptURL(text) }),
  }));
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  keepOfflinePage();
  finishLoading();
  expect(register.mock.calls).toEqual([[{ name: 'cb-worker', address: '/sw.js' }]]);
  const [[, rules] = []] = createPolicy.mock.calls;
  expect(rules?.createScriptURL('https://evil.example/sw.js')).toBe('/sw.js');
});

test.each([
  ['the dev server', () => vi.stubEnv('PROD', false)],
  ['the demo', () => vi.stubEnv('MODE', 'demo')],
  ['a browser that has no workers', () => vi.stubGlobal('navigator', {})],
])('%s registers none', (_where, prepare) => {
  prepare();
  keepOfflinePage();
  finishLoading();
  expect(register).not.toHaveBeenCalled();
});
