import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compress } from './compress.ts';

test('the compressed files have the content of the originals', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cb-compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = `<p>${'a'.repeat(2000)}</p>`;
  writeFileSync(join(folder, 'index.html'), text);
  writeFileSync(join(folder, 'small.js'), '//');
  await compress(folder);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(readFileSync(join(folder, 'index.html.br'))).toString()).toBe(text);
  expect(existsSync(join(folder, 'small.js.br'))).toBe(false);
});
