import { createHash } from 'node:crypto';
import type { Settings } from './settingsSchema.ts';

export type Header = readonly [name: string, value: string];

export interface ServedSite {
  /** The pages as HTML. The policy allows their inline scripts and styles by hash. */
  readonly pages: readonly string[];
  /** Whether the mock backend runs in the page, whose worker needs another Trusted Types policy. */
  readonly isDemo?: boolean;
  /** Allows the inline code of the dev server. */
  readonly nonce?: string;
}

const inlineElements = {
  /** Data blocks, such as the settings, do not run and need no hash. */
  scripts: /<script>([^]*?)<\/script>/g,
  styles: /<style>([^]*?)<\/style>/g,
};

function hashesIn(pages: readonly string[], element: RegExp): readonly string[] {
  const texts = pages.flatMap((page) =>
    Array.from(page.matchAll(element), ([, text = '']) => text),
  );
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts.map((text) => `'sha256-${hash(text)}'`))].sort();
}

/** Encodes the characters of an address that would end a directive or header value. */
const encodeForHeader = (address: string) =>
  new URL(address).href.replaceAll(/[;,'"]/g, (sign) => encodeURIComponent(sign));

/** The origins that pages may connect to: the site with its socket, and the operator's sinks. */
function connectableOrigins({ analytics, failures }: Settings): readonly string[] {
  const sinks = [analytics, failures.address].flatMap((sink) => sink ?? []);
  return ["'self'", ...new Set(sinks.map((sink) => new URL(sink).origin))];
}

/** The Content-Security-Policy of every page. */
function contentPolicy(settings: Settings, { pages, isDemo, nonce }: ServedSite): string {
  const { failures, widgetOrigin } = settings;
  const framedOrigins = [...settings.framedOrigins, ...(widgetOrigin ? [widgetOrigin] : [])];
  const nonceSource = nonce === undefined ? [] : [`'nonce-${nonce}'`];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesIn(pages, inlineElements.scripts), ...nonceSource],
    'style-src': ["'self'", ...hashesIn(pages, inlineElements.styles), ...nonceSource],
    // Gift cards show pictures from vendors, whose hosts are not known in advance.
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    // `'self'` includes the socket's wss: of the same host.
    'connect-src': connectableOrigins(settings),
    'frame-src': framedOrigins.length > 0 ? framedOrigins : ["'none'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Used by SafeHtml, by DOMPurify inside it, and to register the service worker.
    'trusted-types': ['cb-vendor-html', 'dompurify', isDemo ? 'default' : 'cb-worker'],
    ...(failures.policyReports && {
      'report-to': ['csp'],
      'report-uri': [encodeForHeader(failures.policyReports)],
    }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const twoYearsInSeconds = 2 * 365 * 24 * 60 * 60;

/** Browser features that the site never uses, disabled for framed pages too. */
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

/** Returns the security headers for every response of the site's server. */
export function securityHeaders(settings: Settings, served: ServedSite): readonly Header[] {
  const { policyReports } = settings.failures;
  return [
    ['Content-Security-Policy', contentPolicy(settings, served)],
    ...(policyReports
      ? [['Reporting-Endpoints', `csp="${encodeForHeader(policyReports)}"`] as const]
      : []),
    ['Strict-Transport-Security', `max-age=${twoYearsInSeconds}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', unusedFeatures.map((name) => `${name}=()`).join(', ')],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}

/** The Cache-Control of files with a content hash in their name. */
const immutable = 'public, max-age=31536000, immutable';

type Rule = readonly [path: string, headers: readonly Header[]];

/** Returns the headers of the site's files by their path. */
export const headerRules = (headers: readonly Header[]): readonly Rule[] => [
  ['/*', headers],
  [
    '/assets/*',
    [
      ['Cache-Control', immutable],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
    ],
  ],
  // Browsers compare it with their copy to detect a new build.
  ['/sw.js', [['Cache-Control', 'no-cache']]],
  // Members embed the banners in their own sites.
  ['/invites/*', [['Cross-Origin-Resource-Policy', 'cross-origin']]],
];

/** Formats headers as a `_headers` file for static hosts. */
export function toHeadersFile(rules: readonly Rule[]): string {
  return rules
    .map(([path, given]) => [path, ...given.map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n');
}

/** Returns the headers for the page that runs scripts of partners, on an origin of its own (D295). */
export const widgetHeaders = ({ siteAddress }: Settings): readonly Header[] => [
  // The markup of the page has the other directives, but cannot have this one.
  ['Content-Security-Policy', `frame-ancestors ${siteAddress}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin'],
  ['Cache-Control', 'no-cache'],
];

const escapeNginx = (value: string) => value.replaceAll(/["\\$]/g, (sign) => `\\${sign}`);

/** Formats headers as a snippet for nginx. */
export const toNginx = (headers: readonly Header[]): string =>
  [
    '# Written by the build. Include it wherever `add_header` is used:',
    '# nginx inherits headers only where a level adds none.',
    ...headers.map(([name, value]) => `add_header ${name} "${escapeNginx(value)}" always;`),
    '',
  ].join('\n');
