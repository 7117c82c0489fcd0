import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configure, keepPrivate, privateFolder } from './builtSite.ts';
import { compress } from './compress.ts';
import { placeholders } from './pages.ts';
import { parseSettings, readSettings } from './readSettings.ts';

const file = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const shipped = readSettings(file('site.config.json'));
const example = readSettings(file('site.config.example.json'));

const page = `<!doctype html><head><style>p{margin:0}</style><script>go('CB')</script><title>CB Rewards</title>
<script type="module" src="/assets/a.js"></script></head><p>CB Rewards pays CB.</p><a href="${placeholders.help}">Help</a>${' '.repeat(1024)}`;

let folder: string;
const path = (...names: string[]) => join(folder, 'dist', ...names);
const read = (...names: string[]) => readFileSync(path(...names), 'utf8');
const nginx = () => read('..', 'dist-private', 'nginx', 'security-headers.conf');

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cb-built-'));
  mkdirSync(path('assets'), { recursive: true });
  writeFileSync(path('index.html'), page);
  writeFileSync(path('site.webmanifest'), '{"name":"CB Rewards"}');
  writeFileSync(path('assets', 'a.js'), `//${'a'.repeat(2000)}`);
  writeFileSync(path('assets', 'a.js.map'), '{}');
  writeFileSync(path('assets', 'small.js'), '//');
  mkdirSync(path('cyclonedx'));
  const components = [
    { name: 'b', version: '2', licenses: [{ license: { id: 'MIT' } }] },
    { group: '@a', name: 'c', version: '1', licenses: [{ expression: '(X OR Y)' }] },
    { name: 'no-such-package' },
    // Its modules are next to an inner package.json without a licence.
    { name: 'socket.io-client', version: '4' },
  ];
  writeFileSync(path('cyclonedx', 'bom.json'), JSON.stringify({ components }));
  keepPrivate(path(), { release: 'abc123', isDemo: false });
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the content of a page's settings block, parsed the way the site does. */
function blockIn(html: string): unknown {
  const [, release, text = ''] =
    /<script type="application\/json" id="cb-settings" data-release="(.*?)">(.*?)<\/script>/.exec(
      html,
    ) ?? [];
  expect(release).toBe('abc123');
  return JSON.parse(text);
}

test('the parts of the site are listed with their licences, outside the public folder', () => {
  expect(existsSync(path('cyclonedx'))).toBe(false);
  expect(existsSync(join(privateFolder(path()), 'sbom.cdx.json'))).toBe(true);
  expect(readFileSync(join(privateFolder(path()), 'licences.md'), 'utf8').split('\n')).toEqual([
    '| package | version | licence |',
    '| --- | --- | --- |',
    '| @a/c | 1 | (X OR Y) |',
    '| b | 2 | MIT |',
    '| no-such-package |  | none given |',
    '| socket.io-client | 4 | MIT |',
    '',
  ]);
});

test('source maps are moved out of the public folder', () => {
  expect(existsSync(path('assets', 'a.js.map'))).toBe(false);
  expect(existsSync(join(privateFolder(path()), 'maps', 'assets', 'a.js.map'))).toBe(true);
});

test('settings can be replaced in a built site, any number of times', async () => {
  await configure(path(), shipped);
  expect(blockIn(read('index.html'))).toEqual(shipped);
  await configure(path(), example);
  expect(blockIn(read('index.html'))).toEqual(example);
  expect(read('index.html').match(/cb-settings/g)).toHaveLength(1);
  expect(read('index.html')).toContain('<title>Acme Rewards</title>');
  expect(read('index.html')).toContain('<p>Acme Rewards pays CB.</p>');
  expect(read('index.html')).toContain(`<a href="${example.links.help}">Help</a>`);
  expect(read('site.webmanifest')).toBe('{"name":"Acme Rewards"}');
  await configure(path(), shipped);
  expect(read('index.html')).toContain('<p>CB Rewards pays CB.</p>');
});

test('a name cannot end the element that contains it', async () => {
  const productName = '</script><b>"$&';
  await configure(path(), parseSettings(JSON.stringify({ ...shipped, productName }), 'x.json'));
  expect(read('index.html')).not.toContain('<b>');
  expect(blockIn(read('index.html'))).toMatchObject({ productName });
  expect(JSON.parse(read('site.webmanifest'))).toEqual({ name: productName });
});

test('the compressed files have the content of the originals', async () => {
  await configure(path(), example);
  await compress(path());
  for (const name of ['index.html', 'assets/a.js']) {
    expect(gunzipSync(readFileSync(path(`${name}.gz`))).toString()).toBe(read(name));
    expect(brotliDecompressSync(readFileSync(path(`${name}.br`))).toString()).toBe(read(name));
  }
  expect(existsSync(path('assets', 'small.js.br'))).toBe(false);
});

test('the policy allows what the settings name, and nothing inline but one script and one style', async () => {
  await configure(path(), example);
  const policy = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    // The hash of go('CB').
    "script-src 'self' 'sha256-rt7gcrkOpFcPhmMnytpg1vH4qzm/NCqyaM50SjBwWQw='",
    // The hash of p{margin:0}.
    "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self' https://analytics.acme.example https://failures.acme.example",
    'frame-src https://help.acme.example https://www.rapidoreach.com https://offers.cint.com https://wall.bitlabs.example https://www.inbrain.example https://widgets.acme.example',
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cb-vendor-html dompurify cb-worker',
    'report-to csp',
    'report-uri https://failures.acme.example/csp',
  ]);
  expect(nginx()).toContain(`add_header Content-Security-Policy "${policy}" always;`);
});

test('only the site may frame the page for scripts of partners', async () => {
  mkdirSync(path('..', 'dist-widget'));
  await configure(path(), example);
  const policy = `frame-ancestors ${example.siteAddress}`;
  expect(read('..', 'dist-widget', '_headers')).toContain(`  Content-Security-Policy: ${policy}\n`);
  const snippet = read('..', 'dist-private', 'nginx', 'widget-headers.conf');
  expect(snippet).toContain(`add_header Content-Security-Policy "${policy}" always;`);
});

test('static hosts and nginx get the same headers', async () => {
  await configure(path(), example);
  const [everywhere = ''] = read('_headers').split('\n\n');
  const sent = Array.from(everywhere.matchAll(/^ {2}(.*?): (.*)$/gm), ([, name, value]) => [
    name,
    value,
  ]);
  const written = Array.from(
    nginx().matchAll(/^add_header (\S+) "(.*)" always;$/gm),
    ([, name, value = '']) => [name, value.replaceAll('\\"', '"')],
  );
  expect(written).toEqual(sent);
  expect(sent.map(([name]) => name)).toEqual([
    'Content-Security-Policy',
    'Reporting-Endpoints',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
  ]);
  expect(sent).toEqual(
    expect.arrayContaining([
      ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ]),
  );
});

test('a report address cannot add anything to the policy or the snippet', async () => {
  const policyReports = 'https://a.example/x;script-src *,"$host';
  const failures = { ...example.failures, policyReports };
  await configure(path(), { ...example, failures });
  expect(read('_headers')).toContain('report-uri https://a.example/x%3Bscript-src%20*%2C%22$host');
  expect(nginx()).toContain('%22\\$host');
});

test('a folder without a built site is refused', async () => {
  await expect(configure(join(folder, 'other'), shipped)).rejects.toThrow('Build the site first.');
});
