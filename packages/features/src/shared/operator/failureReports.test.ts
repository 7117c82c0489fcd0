import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logFailure } from '../wire/failures.ts';
import {
  reportCaughtError,
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
const dispatch = (type: string, fields: object) =>
  page.dispatchEvent(Object.assign(new Event(type), fields));

function createError(name: string) {
  const error = new Error('for member@mail.example');
  error.name = name;
  error.stack = `${name}: for member@mail.example\n at f (https://a.example/assets/x-1.js:12:345)\n at https://a.example/assets/y-2.js:4:5?secret`;
  return error;
}

const positions = ['/assets/x-1.js:12:345', '/assets/y-2.js:4:5'];
const context = { release: 'abc', route: '/dashboard/card/:id' };

test('an uncaught error is reported by its name and position, never by its message', () => {
  start();
  dispatch('error', { error: createError('TypeError') });
  dispatch('unhandledrejection', { reason: createError('RangeError') });
  dispatch('unhandledrejection', { reason: 'member@mail.example' });
  expect(reported()).toEqual([
    { kind: 'error', what: 'TypeError', at: positions, ...context },
    { kind: 'error', what: 'RangeError', at: positions, ...context },
    { kind: 'error', what: 'string', ...context },
  ]);
});

test('an error is reported with its first ten positions, if it has any', () => {
  start();
  const many = Array.from({ length: 12 }, (_, line) => `/assets/x-1.js:${line + 1}:1`);
  for (const stack of [many.join('\n'), 'at the console', undefined]) {
    const error = Object.assign(new Error('No.'), { name: `Error of ${stack?.length}` });
    Object.defineProperty(error, 'stack', { value: stack });
    reportCaughtError(error);
  }
  expect(reported().map((report) => report.at)).toEqual([many.slice(0, 10), [], []]);
});

test('a chunk that failed to load, caught by a boundary, is reported', () => {
  start();
  reportCaughtError(createError('NotLoadedError'));
  expect(reported()).toEqual([
    { kind: 'chunk', what: 'NotLoadedError', at: positions, ...context },
  ]);
});

test('a page that an extension changed before React hydrates it is not reported', () => {
  start();
  reportRecovered(new Error('Minified React error #418; visit https://react.dev/errors/418'));
  expect(reported()).toEqual([]);
  reportRecovered(createError('RangeError'));
  expect(reported()).toEqual([{ kind: 'error', what: 'RangeError', at: positions, ...context }]);
});

test('an unreadable response or push is reported, a broken connection is not', () => {
  start();
  logFailure({ kind: 'malformed', path: '/ath', reason: 'not-json' });
  logFailure({ kind: 'realtime', path: 'cbUpdate', reason: 'unexpected-message' });
  logFailure({ kind: 'transport', path: '/ath', reason: 'network' });
  expect(reported()).toEqual([
    { kind: 'answer', what: 'not-json /ath', ...context },
    { kind: 'realtime', what: 'unexpected-message cbUpdate', ...context },
  ]);
});

test('a policy violation is reported by its origin only', () => {
  start();
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'frame-src',
    blockedURI: 'https://wall.example/?member=17',
    sourceFile: 'https://a.example/assets/x-1.js',
    lineNumber: 3,
  });
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'inline',
    sourceFile: null,
    lineNumber: 0,
  });
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'style-src',
    blockedURI: 'inline',
    sourceFile: 'https://a.example/assets/x-2.js?member=17',
    lineNumber: 4,
  });
  expect(reported()).toEqual([
    {
      kind: 'policy',
      what: 'frame-src https://wall.example',
      at: ['/assets/x-1.js:3'],
      ...context,
    },
    { kind: 'policy', what: 'script-src-elem inline', ...context },
    { kind: 'policy', what: 'style-src inline', ...context },
  ]);
});

test('a report contains no cookie and no address of the page', () => {
  start();
  reportCaughtError(createError('Error'));
  expect(fetchStub.mock.calls[0]).toMatchObject([
    'https://sink.example/x',
    { method: 'POST', keepalive: true, credentials: 'omit', referrerPolicy: 'no-referrer' },
  ]);
});

test('each failure is reported once, and 20 per page at most', () => {
  start();
  for (let time = 0; time < 3; time++) reportCaughtError(createError('Same'));
  expect(reported()).toHaveLength(1);
  for (let time = 0; time < 40; time++) reportCaughtError(createError(`Error${time}`));
  expect(reported()).toHaveLength(20);
});

test.each([
  ['without an address', { address: null }],
  ['in a visit outside the sample', { sample: 0.25, random: () => 0.25 }],
  ['with a sample of 0', { sample: 0, random: () => 0 }],
])('nothing is reported %s', (_when, options) => {
  start(options);
  reportCaughtError(createError('Error'));
  dispatch('error', { error: createError('Error') });
  expect(reported()).toEqual([]);
});

test('nothing is reported after a stop', () => {
  start();
  stop();
  dispatch('error', { error: createError('Error') });
  dispatch('unhandledrejection', { reason: 'text' });
  dispatch('securitypolicyviolation', { effectiveDirective: 'frame-src', blockedURI: 'inline' });
  reportCaughtError(createError('Error'));
  expect(reported()).toEqual([]);
});

test('a visit within the sample reports, and a failing sink has no effect', async () => {
  fetchStub.mockRejectedValue(new Error('refused'));
  start({ sample: 0.25, random: () => 0.24 });
  reportCaughtError(createError('Error'));
  await expect.poll(reported).toHaveLength(1);
});
