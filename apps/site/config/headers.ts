import { createHash } from 'node:crypto';
import type { Settings } from './settings.ts';

export type Header = readonly [name: string, value: string];

export interface Served {
  /** The pages, whose inline scripts the policy names by their hashes. */
  readonly pages: readonly string[];
  /** Whether the pretend backend runs in the page, which takes a service worker. */
  readonly isDemo?: boolean;
  /** What lets the dev server's own inline code run. */
  readonly nonce?: string;
}

/** Scripts that run; blocks of data, such as the settings, do not and need no hash. */
const inlineScript = /<script>([^]*?)<\/script>/g;

function hashesIn(pages: readonly string[]): readonly string[] {
  const texts = pages.flatMap((page) =>
    Array.from(page.matchAll(inlineScript), ([, text = '']) => text),
  );
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort();
}

/** An address as part of a header, where these would begin something else. */
const quoted = (address: string) =>
  new URL(address).href.replaceAll(/[;,'"]/g, (sign) => encodeURIComponent(sign));

/** Where browsers may connect to: this site with its socket, and what the operator set. */
function connections({ analytics, failures }: Settings): readonly string[] {
  const sinks = [analytics, failures.address].flatMap((sink) => sink ?? []);
  return ["'self'", ...new Set(sinks.map((sink) => new URL(sink).origin))];
}

/** The Content-Security-Policy of every page. */
function contentPolicy(settings: Settings, { pages, isDemo, nonce }: Served): string {
  const { framedOrigins, failures } = settings;
  const ownCode = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesIn(pages), ...ownCode],
    'style-src': ["'self'", ...ownCode],
    // Gift cards show pictures of their vendors, whose hosts nobody lists.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    // `'self'` includes the socket's wss: of the same host.
    'connect-src': connections(settings),
    'frame-src': framedOrigins.length > 0 ? framedOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': [isDemo ? "'self'" : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The policy of SafeHtml, the one of DOMPurify inside it, and the demo's for its worker.
    'trusted-types': ['cb-vendor-html', 'dompurify', ...(isDemo ? ['default'] : [])],
    ...(failures.policyReports && {
      'report-to': ['csp'],
      'report-uri': [quoted(failures.policyReports)],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const twoYears = 2 * 365 * 24 * 60 * 60;

/** What the site never uses, so that neither it nor a framed page can ask for it. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of everything that the site's server sends. */
export function securityHeaders(settings: Settings, served: Served): readonly Header[] {
  const { policyReports } = settings.failures;
  return [
    ['Content-Security-Policy', contentPolicy(settings, served)],
    ...(policyReports ? [['Reporting-Endpoints', `csp="${quoted(policyReports)}"`] as const] : []),
    ['Strict-Transport-Security', `max-age=${twoYears}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** For files whose names hold a hash of their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The headers as static hosts read them from a file `_headers`. */
export function toHeadersFile(headers: readonly Header[]): string {
  const rules: readonly (readonly [path: string, headers: readonly Header[]])[] = [
    ['/*', headers],
    [
      '/assets/*',
      [
        ['Cache-Control', immutable],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
      ],
    ],
    // Members show the banners on sites of their own.
    ['/banners/*', [['Cross-Origin-Resource-Policy', 'cross-origin']]],
  ];
  return rules
    .map(([path, given]) => [path, ...given.map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** The headers as a snippet for nginx, which drops them at each level that adds another. */
export const toNginx = (headers: readonly Header[]): string =>
  [
    '# Written by the build and by `npm run configure`. Include it wherever `add_header` is used:',
    '# nginx inherits headers only where a level adds none.',
    ...headers.map(([name, value]) => `add_header ${name} "${escapeNginx(value)}" always;`),
    '',
  ].join('\n');

const escapeNginx = (value: string) => value.replaceAll(/["\\$]/g, (sign) => `\\${sign}`);
