import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNewerBuildOut } from './newerBuild.ts';

const page = (entry: string) =>
  `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;

let stored: Map<string, string>;
let running: string;
const fetchStub = vi.fn<typeof fetch>();

beforeEach(() => {
  stored = new Map();
  running = '/assets/index-old.js';
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('document', {
    querySelector: () => ({ getAttribute: () => running }),
  });
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => vi.unstubAllGlobals());

const serve = (html: string, status = 200) =>
  fetchStub.mockImplementation(async () => new Response(html, { status }));

test.each([
  ['the same build', () => serve(page(running))],
  ['a foreign page', () => serve('<!doctype html><p>Please accept the terms of this hotel.</p>')],
  ['a refusal', () => serve(page('/assets/index-new.js'), 503)],
  ['no response', () => fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))],
])('%s means no newer build', async (_response, respond) => {
  respond();
  expect(await isNewerBuildOut()).toBe(false);
  expect(stored.size).toBe(0);
});

test('each build is reported once, even if two are served alternately', async () => {
  serve(page('/assets/index-new.js'));
  expect(await isNewerBuildOut()).toBe(true);
  expect(await isNewerBuildOut()).toBe(false);
  running = '/assets/index-new.js';
  serve(page('/assets/index-old.js'));
  expect(await isNewerBuildOut()).toBe(true);
  expect(await isNewerBuildOut()).toBe(false);
});

test('without storage no newer build is reported, because the page would reload forever', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  serve(page('/assets/index-new.js'));
  expect(await isNewerBuildOut()).toBe(false);
});
