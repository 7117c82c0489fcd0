import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFailure } from '../wire/failures.ts';
import {
  reportError,
  reportRecovered,
  startFailureReports,
  type ReportOptions,
} from './failureReports.ts';

const fetchStub = vi.fn<typeof fetch>();
let page: EventTarget;
let stop = () => {};

beforeEach(() => {
  page = new EventTarget();
  fetchStub.mockResolvedValue(new Response());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname: '/dashboard/card/7' });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

function start(options: Partial<ReportOptions> = {}) {
  stop = startFailureReports({
    address: 'https://sink.example/x',
    sample: 1,
    release: 'abc',
    routeOf: (path) => path.replace(/\d+$/, ':id'),
    ...options,
  });
}

const reported = () => fetchStub.mock.calls.map(([, init]) => JSON.parse(init?.body as string));
const happen = (type: string, given: object) =>
  page.dispatchEvent(Object.assign(new Event(type), given));

function errorAt(name: string) {
  const error = new Error('for member@mail.example');
  error.name = name;
  error.stack = `${name}: for member@mail.example\n at f (https://a.example/assets/x-1.js:12:345)\n at https://a.example/assets/y-2.js:4:5?secret`;
  return error;
}

const at = ['/assets/x-1.js:12:345', '/assets/y-2.js:4:5'];
const about = { release: 'abc', route: '/dashboard/card/:id' };

test('an uncaught error is reported by its name and position, never by its message', () => {
  start();
  happen('error', { error: errorAt('TypeError') });
  happen('unhandledrejection', { reason: errorAt('RangeError') });
  happen('unhandledrejection', { reason: 'member@mail.example' });
  expect(reported()).toEqual([
    { kind: 'error', what: 'TypeError', at, ...about },
    { kind: 'error', what: 'RangeError', at, ...about },
    { kind: 'error', what: 'string', ...about },
  ]);
});

test('an error is reported with its first ten positions, if it has any', () => {
  start();
  const positions = Array.from({ length: 12 }, (_, line) => `/assets/x-1.js:${line + 1}:1`);
  for (const stack of [positions.join('\n'), 'at the console', undefined]) {
    const error = Object.assign(new Error('No.'), { name: `Error of ${stack?.length}` });
    Object.defineProperty(error, 'stack', { value: stack });
    reportError(error);
  }
  expect(reported().map((report) => report.at)).toEqual([positions.slice(0, 10), [], []]);
});

test('a refused chunk caught by a boundary is reported', () => {
  start();
  reportError(errorAt('NotLoadedError'));
  expect(reported()).toEqual([{ kind: 'chunk', what: 'NotLoadedError', at, ...about }]);
});

test('a page that an extension changed before React hydrates it is not reported', () => {
  start();
  reportRecovered(new Error('Minified React error #418; visit https://react.dev/errors/418'));
  expect(reported()).toEqual([]);
  reportRecovered(errorAt('RangeError'));
  expect(reported()).toEqual([{ kind: 'error', what: 'RangeError', at, ...about }]);
});

test('an unreadable response or push is reported, a broken connection is not', () => {
  start();
  logFailure({ kind: 'malformed', path: '/ath', reason: 'not-json' });
  logFailure({ kind: 'realtime', path: 'cbUpdate', reason: 'unexpected-message' });
  logFailure({ kind: 'transport', path: '/ath', reason: 'network' });
  expect(reported()).toEqual([
    { kind: 'answer', what: 'not-json /ath', ...about },
    { kind: 'realtime', what: 'unexpected-message cbUpdate', ...about },
  ]);
});

test('a policy violation is reported by its origin only', () => {
  start();
  happen('securitypolicyviolation', {
    effectiveDirective: 'frame-src',
    blockedURI: 'https://wall.example/?member=17',
    sourceFile: 'https://a.example/assets/x-1.js',
    lineNumber: 3,
  });
  happen('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'inline',
    sourceFile: null,
    lineNumber: 0,
  });
  happen('securitypolicyviolation', {
    effectiveDirective: 'style-src',
    blockedURI: 'inline',
    sourceFile: 'https://a.example/assets/x-2.js?member=17',
    lineNumber: 4,
  });
  expect(reported()).toEqual([
    { kind: 'policy', what: 'frame-src https://wall.example', at: ['/assets/x-1.js:3'], ...about },
    { kind: 'policy', what: 'script-src-elem inline', ...about },
    { kind: 'policy', what: 'style-src inline', ...about },
  ]);
});

test('a report contains no cookie and no address of the page', () => {
  start();
  reportError(errorAt('Error'));
  expect(fetchStub.mock.calls[0]).toMatchObject([
    'https://sink.example/x',
    { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
  ]);
});

test('each failure is reported once, and 20 per visit at most', () => {
  start();
  for (let time = 0; time < 3; time++) reportError(errorAt('Same'));
  expect(reported()).toHaveLength(1);
  for (let time = 0; time < 40; time++) reportError(errorAt(`Error${time}`));
  expect(reported()).toHaveLength(20);
});

test.each([
  ['without an address', { address: null }],
  ['in a visit outside the sample', { sample: 0.25, random: () => 0.25 }],
  ['with a sample of 0', { sample: 0, random: () => 0 }],
])('nothing is reported %s', (_when, options) => {
  start(options);
  reportError(errorAt('Error'));
  happen('error', { error: errorAt('Error') });
  expect(reported()).toEqual([]);
});

test('nothing is reported after it was stopped', () => {
  start();
  stop();
  happen('error', { error: errorAt('Error') });
  happen('unhandledrejection', { reason: 'text' });
  happen('securitypolicyviolation', { effectiveDirective: 'frame-src', blockedURI: 'inline' });
  reportError(errorAt('Error'));
  expect(reported()).toEqual([]);
});

test('a visit within the sample reports, and a failing sink has no effect', async () => {
  fetchStub.mockRejectedValue(new Error('refused'));
  start({ sample: 0.25, random: () => 0.24 });
  reportError(errorAt('Error'));
  await expect.poll(reported).toHaveLength(1);
});
