import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { picturesPart } from './findings.ts';
import { planted } from './planted.ts';
import { write } from './report.ts';
import { serveReport } from './server.ts';

const mode = 'light wide';
const size = { width: 60, height: 60 };
const file = 'light-wide/a--changed.png';

let folder = '';
let baseline = '';
let server: Awaited<ReturnType<typeof serveReport>>;

beforeEach(async () => {
  const red = { left: 0, top: 0, width: 20, height: 20 };
  const places = await planted([{ id: 'a--changed', mode, before: size, after: { ...size, red } }]);
  const { baselines, differences, report } = places;
  ({ folder } = places);
  baseline = join(baselines, file);
  const pictures = [{ id: 'a--changed', mode, message: 'bad', ms: 1 } as const];
  const part = await picturesPart({ pictures, whole: true }, true, { baselines, differences });
  write('pictures', part, report);
  const storybook = join(folder, 'storybook');
  for (const made of [storybook, join(folder, 'page')]) mkdirSync(made);
  const entries = { 'a--changed': { title: 'A', name: 'Changed' } };
  writeFileSync(join(storybook, 'index.json'), JSON.stringify({ entries }));
  writeFileSync(join(folder, 'page', 'index.html'), 'the page');
  writeFileSync(join(folder, 'secret.json'), 'a secret');
  server = await serveReport({ report, baselines, storybook }, join(folder, 'page'));
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sends a raw path and headers, which `fetch` would normalise. */
function send(path: string, headers: OutgoingHttpHeaders = {}, body?: string) {
  const { hostname, port } = new URL(server.url);
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += String(part)));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const accept = (headers: OutgoingHttpHeaders = {}, body = JSON.stringify({ files: [file] })) => {
  const own = { origin: server.url.slice(0, -1), 'content-type': 'application/json' };
  return send('/accept', { ...own, ...headers }, body);
};

describe('serves', () => {
  test.each([
    ['/', 'the page'],
    ['/review.json', '"title":"A"'],
    ['/storybook/index.json', 'Changed'],
    ['/pictures/light-wide/a--changed-before.png', 'PNG'],
  ])('%s', async (path, holds) => {
    const { status, text } = await send(path);
    expect([status, text]).toEqual([200, expect.stringContaining(holds)]);
  });

  test.each([
    '/no-such-file',
    '/../secret.json',
    '/storybook/../../secret.json',
    '/storybook/..%2f..%2fsecret.json',
    '/pictures/../../secret.json',
    '/pictures/%2e%2e/%2e%2e/secret.json',
  ])('no %s', async (path) => {
    expect(await send(path)).toMatchObject({ status: 404, text: 'There is nothing here.' });
  });

  test('requests for its own hosts only', async () => {
    const { port } = new URL(server.url);
    for (const host of [`evil.example:${port}`, 'evil.example', `127.0.0.1:1`]) {
      expect((await send('/review.json', { host })).status).toBe(421);
      expect((await accept({ host, origin: `http://${host}` })).status).toBe(421);
    }
    expect((await send('/review.json', { host: `localhost:${port}` })).status).toBe(200);
  });
});

describe('accepts', () => {
  test('the files that its own page sends, and returns the rest', async () => {
    const before = readFileSync(baseline);
    const { status, text } = await accept();
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ steps: [], equal: 1, groups: [] });
    expect(readFileSync(baseline)).not.toEqual(before);
  });

  test.each([
    ['another page', 403, { origin: 'https://evil.example' }],
    ['a page of another port', 403, { origin: 'http://127.0.0.1:1' }],
    ['a page without a name', 403, { origin: 'null' }],
    ['a form', 415, { 'content-type': 'text/plain' }],
  ])('nothing from %s', async (_, refused, headers) => {
    const before = readFileSync(baseline);
    expect((await accept(headers)).status).toBe(refused);
    expect(readFileSync(baseline)).toEqual(before);
  });

  test('no request without an Origin header', async () => {
    const before = readFileSync(baseline);
    const body = JSON.stringify({ files: [file] });
    const { status } = await send('/accept', { 'content-type': 'application/json' }, body);
    expect(status).toBe(403);
    expect(readFileSync(baseline)).toEqual(before);
  });

  test.each([
    [404, '{"files":["light-wide/a--other.png"]}'],
    [404, '{"files":["../secret.json"]}'],
    [404, `{"files":["${file}","../secret.json"]}`],
    [400, `{"files":"${file}"}`],
    [400, '{"files":[1]}'],
    [400, 'null'],
    [400, '{'],
    [413, `"${'x'.repeat(1_000_001)}"`],
  ])('nothing, with %i, that is not a list of its names (%#)', async (refused, body) => {
    const before = readFileSync(baseline);
    expect((await accept({}, body)).status).toBe(refused);
    expect(readFileSync(baseline)).toEqual(before);
    expect(readFileSync(join(folder, 'secret.json'), 'utf8')).toBe('a secret');
  });
});
