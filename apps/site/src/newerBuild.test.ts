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
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => running }) });
  vi.stubGlobal('fetch', fetchStub);
});

afterEach(() => vi.unstubAllGlobals());

const serve = (html: string, status = 200) =>
  fetchStub.mockImplementation(async () => new Response(html, { status }));

test('a page with another first script tells of a newer build', async () => {
  serve(page('/assets/index-new.js'));
  expect(await isNewerBuildOut()).toBe(true);
  expect(fetchStub).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
});

test('the same build, a page of someone else, a refusal and no answer tell of none', async () => {
  serve(page(running));
  expect(await isNewerBuildOut()).toBe(false);
  serve('<!doctype html><p>Please accept the terms of this hotel.</p>');
  expect(await isNewerBuildOut()).toBe(false);
  serve(page('/assets/index-new.js'), 503);
  expect(await isNewerBuildOut()).toBe(false);
  fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await isNewerBuildOut()).toBe(false);
  expect(stored.size).toBe(0);
});

test('each build gives way once, also where two are served by turns', async () => {
  serve(page('/assets/index-new.js'));
  expect(await isNewerBuildOut()).toBe(true);
  expect(await isNewerBuildOut()).toBe(false);
  running = '/assets/index-new.js';
  serve(page('/assets/index-old.js'));
  expect(await isNewerBuildOut()).toBe(true);
  expect(await isNewerBuildOut()).toBe(false);
});

test('without storage no build gives way, as nothing would end that', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  serve(page('/assets/index-new.js'));
  expect(await isNewerBuildOut()).toBe(false);
});
