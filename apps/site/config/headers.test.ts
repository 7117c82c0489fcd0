import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { securityHeaders, headerRules, toHeadersFile, toNginx, widgetHeaders } from './headers.ts';
import { readSettings } from './readSettings.ts';

const example = readSettings(
  fileURLToPath(new URL('../site.config.example.json', import.meta.url)),
);

const page = `<!doctype html><head><style>p{margin:0}</style><script>go('CB')</script></head>
<script type="module" src="/assets/a.js"></script><p>CB</p>`;
const headers = securityHeaders(example, { pages: [page] });

test('the policy allows what the settings name, and nothing inline but one script and one style', () => {
  const policy =
    /Content-Security-Policy: (.*)/.exec(toHeadersFile(headerRules(headers)))?.[1] ?? '';
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
  expect(toNginx(headers)).toContain(`add_header Content-Security-Policy "${policy}" always;`);
});

test('only the site may frame the page for scripts of partners', () => {
  expect(widgetHeaders(example)).toContainEqual([
    'Content-Security-Policy',
    `frame-ancestors ${example.siteAddress}`,
  ]);
});

test('browsers keep to https, to the type of a file, and to the origin', () => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('the file of headers has a path, and its headers indented below', () => {
  expect(toHeadersFile([['/a/*', [['Name', 'value']]]])).toBe('/a/*\n  Name: value\n');
});

test('a report address cannot add anything to the policy or the snippet', () => {
  const policyReports = 'https://a.example/x;script-src *,"$host';
  const failures = { ...example.failures, policyReports };
  const written = securityHeaders({ ...example, failures }, { pages: [] });
  expect(toHeadersFile(headerRules(written))).toContain(
    'report-uri https://a.example/x%3Bscript-src%20*%2C%22$host',
  );
  expect(toNginx(written)).toContain('%22\\$host');
});
