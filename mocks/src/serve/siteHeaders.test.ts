import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { ServerResponse, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { allowFrames, readSiteHeaders } from './siteHeaders.ts';

async function siteWith(headers: string) {
  const dist = await mkdtemp(join(tmpdir(), 'cb-headers-'));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, '_headers'), headers);
  return readSiteHeaders(dist);
}

it('returns the headers of all rules that match a path', async () => {
  const headersOf = await siteWith(
    "/*\n  X-One: a: b\n  X-Two: 'c'\n\n/assets/*\n  X-Three: d\n\n/exact\n  X-Four: e\n",
  );
  const everywhere = [
    ['X-One', 'a: b'],
    ['X-Two', "'c'"],
  ];
  expect(headersOf('/')).toEqual(everywhere);
  expect(headersOf('/assets/a.js')).toEqual([...everywhere, ['X-Three', 'd']]);
  expect(headersOf('/exact')).toEqual([...everywhere, ['X-Four', 'e']]);
  expect(headersOf('/exactly')).toEqual(everywhere);
});

it('a site without the file has no headers', () => {
  expect(readSiteHeaders('/nowhere')('/')).toEqual([]);
});

it.each([
  [
    "a 'self'; frame-src https://a.example; b",
    "a 'self'; frame-src http://p:1 https://a.example; b",
  ],
  ["frame-src 'none'; b", 'frame-src http://p:1; b'],
  ["default-src 'none'", "default-src 'none'"],
])('adds the providers to %s', (policy, changed) => {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  allowFrames(response, 'http://p:1');
  expect(response.getHeader('Content-Security-Policy')).toBeUndefined();
  response.setHeader('Content-Security-Policy', policy);
  allowFrames(response, 'http://p:1');
  expect(response.getHeader('Content-Security-Policy')).toBe(changed);
});
