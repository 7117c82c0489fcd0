import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { get, onAnswer, post } from './post.ts';
import { onFailure, type Failure } from './report.ts';

const fetchStub = vi.fn<typeof fetch>();
let failures: Failure[];
let stopListening: () => void;

beforeEach(() => {
  failures = [];
  stopListening = onFailure((failure) => failures.push(failure));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchStub);
  vi.stubGlobal('location', { href: 'http://localhost/home/login' });
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' });
});

afterEach(() => {
  stopListening();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchStub.mockReset();
});

const answerWith = (body: BodyInit | null, status = 200) =>
  fetchStub.mockResolvedValue(new Response(body, { status }));

const sent = () => {
  const [path, init] = fetchStub.mock.calls[0] ?? [];
  return { path, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
};

describe('what is sent', () => {
  beforeEach(() => answerWith('{"ErrorCode":"SUCCESS"}'));

  test('a POST of JSON to the relative address [API-04]', async () => {
    await post('/register', { Email: 'a@b.c' });
    expect(sent()).toMatchObject({
      path: '/register',
      method: 'POST',
      body: '{"Email":"a@b.c"}',
    });
    expect(sent().headers.get('content-type')).toBe('application/json');
  });

  test('the anti-forgery header, to the own origin only [API-05] [API-06]', async () => {
    await post('/register', {});
    expect(sent().headers.get('x-xsrf-token')).toBe('token');
    fetchStub.mockClear();
    await post('//other.example/register', {});
    expect(sent().headers.has('x-xsrf-token')).toBe(false);
  });

  test('no body where the call has none', async () => {
    await post('/email/unsubscribeLink');
    expect(sent().body).toBeUndefined();
    expect(sent().headers.has('content-type')).toBe(false);
  });
});

test('a GET sends neither body nor token', async () => {
  answerWith('{"ErrorCode":"SUCCESS"}');
  expect(await get('/getUserStats')).toMatchObject({ kind: 'answered' });
  expect(sent()).toMatchObject({ path: '/getUserStats', method: 'GET', body: undefined });
  expect([...sent().headers.keys()]).toEqual(['accept']);
});

describe('what comes back', () => {
  test('an envelope is an answer, and is heard of', async () => {
    const heard: number[] = [];
    const stop = onAnswer(({ status }) => heard.push(status));
    answerWith('{"ErrorCode":"NO","Errors":["no"]}', 403);
    const result = await post('/ath', {});
    stop();
    expect(result).toMatchObject({ kind: 'answered', status: 403, envelope: { errors: ['no'] } });
    expect(heard).toEqual([403]);
    expect(failures).toEqual([]);
  });

  test.each([
    ['HTML', '<!doctype html><p>hello', 'not-json'],
    ['an empty body', '', 'not-json'],
    ['no body', null, 'not-json'],
    ['a truncated answer', '{"ErrorCode":"SUCC', 'not-json'],
    ['null', 'null', 'not-an-envelope'],
    ['wrong types', '{"ErrorCode":"X","Errors":"no"}', 'not-an-envelope'],
    ['10 MB', ' '.repeat(10 * 1024 * 1024), 'too-large'],
  ])('%s is a malformed answer', async (_what, body, reason) => {
    answerWith(body);
    expect(await post('/ath', {})).toEqual({ kind: 'malformed', path: '/ath', reason });
    expect(failures).toHaveLength(1);
  });

  test.each([401, 403, 429, 500])('status %i without an envelope is a failure', async (status) => {
    answerWith('<h1>Something broke</h1>', status);
    const failure = { kind: 'transport', path: '/ath', reason: 'status', status };
    expect(await post('/ath', {})).toEqual(failure);
    expect(failures).toEqual([failure]);
  });

  test('a network error is a failure', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post('/ath', {})).toMatchObject({ kind: 'transport', reason: 'network' });
  });

  test('a body that breaks off is a failure', async () => {
    answerWith(new ReadableStream({ start: (body) => body.error(new Error('reset')) }));
    expect(await post('/ath', {})).toMatchObject({ kind: 'transport', reason: 'network' });
  });

  test('a body that cannot be written as JSON is a failure, not an exception', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    expect(await post('/ath', circular)).toMatchObject({ kind: 'transport' });
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('when no answer comes', () => {
  beforeEach(() =>
    fetchStub.mockImplementation(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          const { signal } = init ?? {};
          if (signal?.aborted) reject(signal.reason);
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  );

  test('the time limit ends the wait', async () => {
    const result = await post('/ath', {}, { timeoutMs: 1 });
    expect(result).toEqual({ kind: 'transport', path: '/ath', reason: 'timeout' });
    expect(failures).toHaveLength(1);
  });

  test('giving up is no failure', async () => {
    const controller = new AbortController();
    const result = post('/ath', {}, { signal: controller.signal });
    controller.abort();
    expect(await result).toEqual({ kind: 'aborted' });
    expect(failures).toEqual([]);
  });
});
