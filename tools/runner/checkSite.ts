/**
 * Checks that the production site has no development code, and that its first load is small enough.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { demoLogin } from '@cb/mocks/world/members';
import { parseSync } from 'vite';

const dist = resolve(import.meta.dirname, '../../apps/site/dist');
/** The limit for the login page's gzipped JavaScript; React, router and query alone are 107 kB. */
const limitKb = 125;
/** Matches the chunks that public pages load lazily. */
const publicChunk = /^(?:home|landing|login|signup|reg)/i;
const markers = [/mockServiceWorker/i, /\bmsw\b/i, /storybook/i, /\bvitest\b/i, demoLogin.password];

const problems: string[] = [];
const text = (file: string) => readFileSync(file, 'utf8');

const files = globSync('**/*.{html,js,css,json,map,webmanifest}', { cwd: dist });
if (!files.includes('index.html'))
  problems.push('apps/site/dist holds no index.html: build first.');

for (const file of files) {
  const content = text(join(dist, file));
  for (const marker of markers) {
    const at = content.search(marker);
    if (at < 0) continue;
    const around = content.slice(Math.max(at - 40, 0), at + 40).replaceAll(/\s+/g, ' ');
    problems.push(`${file} holds ${String(marker)}: … ${around} …`);
  }
}
for (const file of globSync('**/{mockServiceWorker*,*.map}', { cwd: dist })) {
  problems.push(`${file} does not belong into the production site.`);
}

/** Returns the chunks of the first load: scripts, their imports, and the lazy public screens. */
function firstLoad() {
  const html = files.includes('index.html') ? text(join(dist, 'index.html')) : '';
  const scripts = [...html.matchAll(/<script[^>]+src="[./]*([^"]+\.js)"/g)].map(([, src]) => src);
  const queue = scripts.flatMap((src) => (src ? [join(dist, src)] : []));
  const found = new Set<string>();
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const code = text(file);
    const { staticImports, dynamicImports } = parseSync(file, code).module;
    for (const { moduleRequest } of staticImports)
      queue.push(join(dirname(file), moduleRequest.value));
    for (const { moduleRequest } of dynamicImports) {
      const name = code.slice(moduleRequest.start + 1, moduleRequest.end - 1);
      if (publicChunk.test(name.replace(/^.*\//, ''))) queue.push(join(dirname(file), name));
    }
  }
  return [...found];
}

const chunks = firstLoad();
if (chunks.length === 0) problems.push('index.html loads no script.');
const kb = chunks.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000;
console.log(`First load: ${kb.toFixed(1)} kB of JavaScript (limit ${limitKb} kB), compressed.`);
for (const file of chunks) console.log(`  ${relative(dist, file)}`);
if (kb > limitKb) problems.push(`The first load is ${kb.toFixed(1)} kB, more than ${limitKb} kB.`);

for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
