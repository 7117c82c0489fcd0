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
import { readResults, writeResults, type Finding } from './report.ts';
import { accept, grouped } from './review.ts';
import { serveReport, writeReport } from './server.ts';

const size = { width: 1000, height: 800 };
const mode = 'light wide';
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

/** Writes a grey PNG with a red rectangle, compressed as poorly as a browser's. */
async function draw(
  file: string,
  { width, height } = size,
  red = { left: 0, top: 0, width: 1, height: 1 },
) {
  mkdirSync(dirname(file), { recursive: true });
  const { left, top, ...box } = red;
  const input = { create: { ...box, channels: 3 as const, background: '#f00' } };
  await sharp({ create: { width, height, channels: 3, background: '#777' } })
    .composite([{ input, left, top }])
    .png({ compressionLevel: 0 })
    .toFile(file);
}
const drawBefore = (name: string, before = size) =>
  draw(join(places.baselines, fileOf(name)), before);
const drawAfter = (name: string, after = size, red?: Parameters<typeof draw>[2]) =>
  draw(join(places.differences, fileOf(`${name}-actual`)), after, red);

/** Resolves with the results of a run with these wrong pictures, and an equal one. */
const results = (...names: string[]) =>
  resultsOf(
    {
      pictures: [
        ...names.map(
          (name) => ({ id: `a--${name}`, mode, message: '\u001B[31mdiffers', ms: 1 }) as const,
        ),
        { id: 'a--equal', mode, message: '', ms: 1 },
      ],
      whole: true,
    },
    true,
    places,
  );

describe('findings', () => {
  test.each([
    [
      'measure the share that differs, and crop to it with a margin',
      { left: 500, top: 300, width: 100, height: 200 },
      // At least 320 px wide, with a margin of 32 px, centred on the change.
      { left: 390, top: 268, width: 320, height: 264 },
    ],
    [
      'keep the crop within the picture',
      { left: 0, top: 790, width: 10, height: 10 },
      { left: 0, top: 680, width: 320, height: 120 },
    ],
  ])('%s', async (_, red, crop) => {
    const none = { left: red.left, top: red.top, width: 1, height: 1 };
    await draw(join(places.baselines, fileOf('changed')), size, none);
    await drawAfter('changed', size, red);
    expect(await results('changed')).toEqual({
      equal: 1,
      findings: [
        {
          file: fileOf('changed'),
          kind: 'changed',
          message: 'differs',
          share: (red.width * red.height - 1) / (1000 * 800),
          before: { file: fileOf('changed-before'), ...size },
          after: { file: fileOf('changed-actual'), ...size },
          crop,
        },
      ],
    });
  });

  test('count the area that only the larger picture has as different', async () => {
    await drawBefore('higher');
    await drawAfter('higher', { width: 1000, height: 1000 });
    await drawBefore('narrower', { width: 800, height: 100 });
    await drawAfter('narrower', { width: 400, height: 100 });
    expect((await results('higher', 'narrower')).findings).toMatchObject([
      { share: 0.2, crop: { left: 0, top: 768, width: 1000, height: 232 } },
      { share: 0.5, crop: { left: 368, top: 0, width: 432, height: 100 } },
    ]);
  });

  test('tell new, missing and left-over pictures apart', async () => {
    await draw(join(places.differences, fileOf('new-reference')));
    await drawBefore('missing');
    await drawBefore('gone');
    expect((await results('new', 'missing')).findings).toMatchObject([
      { file: fileOf('new'), kind: 'new', share: 1, after: size },
      { file: fileOf('missing'), kind: 'missing', share: 1, before: size },
      { file: fileOf('gone'), kind: 'left over', share: 1, before: size },
    ]);
  });

  const finding = (story: string, share: number): Finding => ({
    file: `light-wide/${story}.png`,
    kind: 'changed',
    message: '',
    share,
  });

  test('are sorted by largest difference, components first', () => {
    const groups = grouped(
      [finding('b--low', 0.1), finding('a--middle', 0.5), finding('b--high', 0.9)],
      { 'a--middle': { title: 'A', name: 'Middle' }, 'b--high': { title: 'B', name: 'High' } },
    );
    expect(groups).toMatchObject([
      { title: 'B', items: [{ story: 'b--high', name: 'High', mode }, { story: 'b--low' }] },
      { title: 'A', items: [{ story: 'a--middle' }] },
    ]);
  });
});

describe('accepting', () => {
  const baseline = (name: string) => readFileSync(join(places.baselines, fileOf(name)));
  let server: PreviewServer;
  let url: URL;

  beforeEach(async () => {
    const small = { width: 200, height: 100 };
    for (const name of ['changed', 'missing', 'gone', 'equal']) await drawBefore(name, small);
    await drawAfter('changed', small, { left: 20, top: 20, width: 20, height: 20 });
    await draw(join(places.differences, fileOf('new-reference')), small);
    writeResults(await results('changed', 'new', 'missing'), places.report);
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
