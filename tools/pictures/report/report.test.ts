import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PreviewServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { picturesKept } from '../baselines.ts';
import { resultsOf } from './findings.ts';
import { readResults, writeResults } from './report.ts';
import { accept } from './review.ts';
import { serveReport, writeReport } from './server.ts';

const fileOf = (name: string) => `light-wide/a--${name}.png`;

let folder = '';
let places = { report: '', baselines: '', differences: '', storybook: '' };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cb-report-'));
  const report = join(folder, 'report');
  places = {
    report,
    baselines: join(folder, 'baselines'),
    differences: join(report, 'pictures'),
    storybook: join(folder, 'storybook'),
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a grey PNG with a red square, compressed as poorly as a browser's. */
async function draw(file: string, side = 1) {
  mkdirSync(dirname(file), { recursive: true });
  const input = { create: { width: side, height: side, channels: 3 as const, background: '#f00' } };
  await sharp({ create: { width: 200, height: 100, channels: 3, background: '#777' } })
    .composite([{ input }])
    .png({ compressionLevel: 0 })
    .toFile(file);
}

describe('accepting', () => {
  const baseline = (name: string) => readFileSync(join(places.baselines, fileOf(name)));
  let server: PreviewServer;
  let url: URL;

  beforeEach(async () => {
    for (const name of ['changed', 'missing', 'gone', 'equal']) {
      await draw(join(places.baselines, fileOf(name)));
    }
    await draw(join(places.differences, fileOf('changed-actual')), 20);
    await draw(join(places.differences, fileOf('new-reference')));
    const pictures = ['changed', 'new', 'missing', 'equal'].map((name) => ({
      id: `a--${name}`,
      mode: 'light wide' as const,
      message: name === 'equal' ? '' : 'differs',
    }));
    writeResults(await resultsOf({ pictures, whole: true }, true, places), places.report);
    mkdirSync(places.storybook);
    const entries = { 'a--changed': { title: 'A', name: 'Changed' } };
    writeFileSync(join(places.storybook, 'index.json'), JSON.stringify({ entries }));
    writeFileSync(join(folder, 'secret.json'), 'a secret');
    mkdirSync(join(folder, 'page'));
    writeFileSync(join(folder, 'page/index.html'), 'the page');
    server = await serveReport(places, join(folder, 'page'), 0);
    url = new URL(server.resolvedUrls?.local[0] ?? '');
  });
  afterEach(() => server.close());

  test('replaces and adds baselines losslessly, and deletes left-over ones', async () => {
    const other = baseline('missing');
    const taken = readFileSync(join(places.differences, fileOf('changed-actual')));
    await accept(['changed', 'new', 'gone'].map(fileOf), places);
    const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
    expect(await pixels(baseline('changed'))).toEqual(await pixels(taken));
    expect(baseline('changed').length).toBeLessThan(taken.length / 10);
    expect(baseline('missing')).toEqual(other);
    expect(picturesKept(places.baselines)).toEqual(
      ['changed', 'equal', 'missing', 'new'].map(fileOf),
    );
    expect(readResults(places.report)).toMatchObject({
      equal: 3,
      findings: [{ file: fileOf('missing') }],
    });
  });

  test('refuses all files if there is nothing to accept for one', async () => {
    const before = baseline('changed');
    for (const name of ['missing', 'equal', 'no-such']) {
      const files = [fileOf('changed'), fileOf(name)];
      await expect(accept(files, places)).rejects.toThrow('nothing to accept');
    }
    expect(baseline('changed')).toEqual(before);
  });

  test('refuses the name of no picture, even if the report contains it', async () => {
    const [changed] = readResults(places.report)?.findings ?? [];
    for (const file of [
      '../secret.json',
      '..\\secret.json',
      'light-wide/../../secret.json',
      'light-wide/A--B.png',
    ]) {
      writeResults({ equal: 0, findings: changed ? [{ ...changed, file }] : [] }, places.report);
      await expect(accept([file], places)).rejects.toThrow('no picture’s name');
    }
    expect(readFileSync(join(folder, 'secret.json'), 'utf8')).toBe('a secret');
  });

  /** Sends a raw path and headers, which `fetch` would normalise. */
  function send(path: string, headers: OutgoingHttpHeaders = {}, body?: string) {
    const { hostname, port } = url;
    const method = body === undefined ? 'GET' : 'POST';
    return new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
      const sent = request({ hostname, port, path, method, headers }, (response) => {
        text(response).then((said) => resolve({ status: response.statusCode, said }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }
  const post = (
    headers: OutgoingHttpHeaders,
    body = JSON.stringify({ files: [fileOf('changed')] }),
  ) => send('/accept', { 'content-type': 'application/json', ...headers }, body);

  test('works from the page that the server serves', async () => {
    expect((await send('/')).said).toBe('the page');
    expect((await send('/storybook/index.json')).said).toContain('Changed');
    expect((await send(`/pictures/${fileOf('changed-before')}`)).said).toContain('PNG');
    expect((await send('/review.json')).said).toContain('"title":"A"');
    const before = baseline('changed');
    const { status, said } = await post({ origin: url.origin });
    expect(status).toBe(200);
    expect(JSON.parse(said)).toMatchObject({ equal: 2 });
    expect(baseline('changed')).not.toEqual(before);
  });

  test('is not offered by a page of static files', () => {
    const page = join(folder, 'page');
    writeReport(places, page);
    const review = JSON.parse(readFileSync(join(page, 'review.json'), 'utf8'));
    expect(review).toMatchObject({ canAccept: false, groups: [{ title: 'A' }] });
    const [baseline, taken] = ['changed-before', 'changed-actual'].map((name) =>
      readFileSync(join(page, 'pictures', fileOf(name))),
    );
    expect(taken).not.toEqual(baseline);
    expect(readFileSync(join(page, 'storybook/index.json'), 'utf8')).toContain('Changed');
  });

  test('is refused for other pages, hosts and bodies', async () => {
    const before = baseline('changed');
    const { origin, port } = url;
    const host = `evil.example:${port}`;
    const refused = [
      [403, {}],
      [403, { origin: 'https://evil.example' }],
      [403, { origin: 'http://127.0.0.1:1' }],
      [403, { origin: 'null' }],
      [403, { origin: `http://${host}`, host }],
      [403, { origin, 'content-type': 'text/plain' }],
      [400, { origin }, `{"files":["${fileOf('changed')}","../secret.json"]}`],
      [400, { origin }, '{"files":[1]}'],
      [400, { origin }, '{'],
    ] as const;
    const answers = refused.map(([, headers, body]) => post(headers, body));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      refused.map(([status]) => status),
    );
    expect(baseline('changed')).toEqual(before);
  });
});
