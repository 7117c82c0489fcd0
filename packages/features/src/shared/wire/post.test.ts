import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Failure, onFailure } from './failures.ts';
import { get, onResponse, onSessionDoubt, post, postChange, readBody } from './post.ts';
import { sendAhead } from './sendAhead.ts';

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

const respondWith = (body: BodyInit | null, status = 200) =>
  fetchStub.mockResolvedValue(new Response(body, { status }));

const sent = () => {
  const [path, init] = fetchStub.mock.calls[0] ?? [];
  return { path, method: init?.method, body: init?.body, headers: new Headers(init?.headers) };
};

describe('the request', () => {
  beforeEach(() => respondWith('{"ErrorCode":"SUCCESS"}'));

  test('is a POST of JSON to the relative address [API-04]', async () => {
    await post('/register', { Email: 'a@b.c' });
    expect(sent()).toMatchObject({
      path: '/register',
      method: 'POST',
      body: '{"Email":"a@b.c"}',
    });
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(sent().headers.get('accept')).toBe('application/json');
  });

  test('has the anti-forgery header on the page’s own origin only [API-05] [API-06]', async () => {
    await post('/register', {});
    expect(sent().headers.get('x-xsrf-token')).toBe('token');
    fetchStub.mockClear();
    await post('//other.example/register', {});
    expect(sent().headers.has('x-xsrf-token')).toBe(false);
  });

  test('has the anti-forgery header but no body if the call has none [API-05]', async () => {
    await post('/email/unsubscribeLink');
    expect(sent().body).toBeUndefined();
    expect(sent().headers.get('x-xsrf-token')).toBe('token');
    expect(sent().headers.has('content-type')).toBe(false);
  });
});

test('the token is fetched each time that it is missing', async () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  fetchStub.mockImplementation(async (_path, init) => {
    if (init?.method === 'HEAD') page.cookie = 'XSRF-TOKEN=token';
    return new Response('{"ErrorCode":"SUCCESS"}');
  });
  await post('/register', {});
  page.cookie = '';
  await post('/register', {});
  const methods = fetchStub.mock.calls.map(([, init]) => init?.method);
  expect(methods).toEqual(['HEAD', 'POST', 'HEAD', 'POST']);
});

describe('postChange', () => {
  beforeEach(() => respondWith('{"ErrorCode":"SUCCESS"}'));

  const keys = () =>
    fetchStub.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));

  test('sends a new UUID as the idempotency key for each submit, and no member', async () => {
    await postChange('/register', { Email: 'a@b.c' });
    await postChange('/register', { Email: 'a@b.c' });
    const [first, second] = keys();
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(second).not.toBe(first);
    expect(sent().headers.has('x-cb-member')).toBe(false);
  });

  test('sends the key of its order, and the member who confirmed it', async () => {
    await postChange('/payza/createOrder', {}, { idempotencyKey: 'key-7', member: 'ü+1/2' });
    expect(keys()).toEqual(['key-7']);
    expect(sent().headers.get('x-cb-member')).toBe('%C3%BC+1/2');
  });

  test('a call that only reads sends neither', async () => {
    await post('/getCbCountByUser', {});
    expect(keys()).toEqual([null]);
    expect(sent().headers.has('x-cb-member')).toBe(false);
  });
});

describe('a response that puts the session in doubt', () => {
  let doubts: number;
  let stop: () => void;
  beforeEach(() => {
    doubts = 0;
    stop = onSessionDoubt(() => (doubts += 1));
  });
  afterEach(() => stop());

  test.each([
    ['a 401 without a body', null, 401],
    ['a 401 with HTML', '<h1>Login</h1>', 401],
    ['a 401 with an envelope', '{"ErrorCode":"EXPIRED"}', 401],
    ['NOT_SIGNED_IN', '{"ErrorCode":"NOT_SIGNED_IN"}', 200],
    ['a conflict over the member', '{"ErrorCode":"OTHER_MEMBER"}', 409],
  ])('%s is reported once', async (_what, body, status) => {
    respondWith(body, status);
    await post('/searchOrders');
    expect(doubts).toBe(1);
  });

  test('a redirect is reported, and never followed', async () => {
    respondWith(null, 307);
    const failure = { kind: 'transport', path: '/ath', reason: 'redirect' };
    expect(await post('/ath', { Password: 'secret' })).toEqual(failure);
    expect(fetchStub.mock.calls[0]?.[1]?.redirect).toBe('manual');
    expect(doubts).toBe(1);
  });

  test('an opaque redirect, which hides its status, is reported too', async () => {
    const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    fetchStub.mockResolvedValue(opaque);
    expect(await post('/searchOrders')).toMatchObject({ kind: 'transport', reason: 'redirect' });
    expect(doubts).toBe(1);
  });

  test.each([
    ['a response', '{"ErrorCode":"SUCCESS"}', 200],
    ['a refusal', '{"ErrorCode":"NO"}', 403],
    ['an outage', '<h1>Down</h1>', 503],
  ])('%s does not put it in doubt', async (_what, body, status) => {
    respondWith(body, status);
    await post('/searchOrders');
    expect(doubts).toBe(0);
  });
});

test('a GET sends neither a body nor the token', async () => {
  respondWith('{"ErrorCode":"SUCCESS"}');
  expect(await get('/getUserStats')).toMatchObject({ kind: 'responded' });
  expect(sent()).toMatchObject({ path: '/getUserStats', method: 'GET', body: undefined });
  expect([...sent().headers.keys()]).toEqual(['accept']);
});

describe('the result', () => {
  test('a listener that throws changes nothing for the caller and the other listeners', async () => {
    const reportErrorStub = vi.fn<typeof reportError>();
    vi.stubGlobal('reportError', reportErrorStub);
    const error = new Error('In a listener.');
    const listener = vi.fn<() => void>();
    const stops = [
      onResponse(() => {
        throw error;
      }),
      onResponse(listener),
    ];
    respondWith('{"ErrorCode":"SUCCESS"}');
    expect((await post('/register', {})).kind).toBe('responded');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(reportErrorStub.mock.calls).toEqual([[error]]);
    expect(failures).toEqual([]);
    for (const stop of stops) stop();
  });

  test('an envelope is a response, and listeners are notified', async () => {
    const listener = vi.fn<() => void>();
    const stop = onResponse(listener);
    respondWith('{"ErrorCode":"NO","Errors":["no"]}', 403);
    const result = await post('/ath', {});
    stop();
    expect(result).toMatchObject({ kind: 'responded', status: 403, envelope: { errors: ['no'] } });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([]);
  });

  test.each([
    ['HTML', '<!doctype html><p>hello', 'not-json'],
    ['an empty body', '', 'not-json'],
    ['no body', null, 'not-json'],
    ['a truncated response', '{"ErrorCode":"SUCC', 'not-json'],
    ['null', 'null', 'not-an-envelope'],
    ['wrong types', '{"ErrorCode":"X","Errors":{"0":"no"}}', 'not-an-envelope'],
    ['10 MB', ' '.repeat(10 * 1024 * 1024), 'too-large'],
  ])('%s is a malformed response', async (_what, body, reason) => {
    respondWith(body);
    expect(await post('/ath', {})).toEqual({ kind: 'malformed', path: '/ath', reason });
    expect(failures).toHaveLength(1);
  });

  // The server itself says 401; the others may come from a proxy in front of it.
  test.each([
    [401, 1],
    [403, 0],
    [429, 0],
    [500, 0],
  ])(
    'status %i without an envelope is a failure, and notifies of %i responses',
    async (status, notified) => {
      const listener = vi.fn<() => void>();
      const stop = onResponse(listener);
      respondWith('<h1>Something broke</h1>', status);
      const failure = { kind: 'transport', path: '/ath', reason: 'status', status };
      expect(await post('/ath', {})).toEqual(failure);
      stop();
      expect(failures).toEqual([failure]);
      expect(listener).toHaveBeenCalledTimes(notified);
    },
  );

  test('a network error is a failure', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await post('/ath', {})).toMatchObject({ kind: 'transport', reason: 'network' });
  });

  test('a truncated body is a failure', async () => {
    respondWith(new ReadableStream({ start: (body) => body.error(new Error('reset')) }));
    expect(await post('/ath', {})).toMatchObject({ kind: 'transport', reason: 'network' });
  });

  test('a body that cannot be serialized as JSON is a failure, not an exception', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    expect(await post('/ath', circular)).toMatchObject({ kind: 'transport' });
    expect(fetchStub).not.toHaveBeenCalled();
  });
});

describe('without a response', () => {
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

  test('the request fails after the time limit', async () => {
    const result = await post('/ath', {}, { timeoutMs: 1 });
    expect(result).toEqual({ kind: 'transport', path: '/ath', reason: 'timeout' });
    expect(failures).toHaveLength(1);
  });

  test('an aborted request is not a failure', async () => {
    const controller = new AbortController();
    const result = post('/ath', {}, { signal: controller.signal });
    controller.abort();
    expect(await result).toEqual({ kind: 'aborted' });
    expect(failures).toEqual([]);
  });

  test('a request that was sent ahead has the time limit, too', async () => {
    sendAhead('/ath', {});
    const result = await post('/ath', {}, { timeoutMs: 1 });
    expect(result).toEqual({ kind: 'transport', path: '/ath', reason: 'timeout' });
    expect(fetchStub).toHaveBeenCalledOnce();
  });

  test.each(['before', 'after'])(
    'a request that was sent ahead can be aborted %s it is taken over',
    async (when) => {
      const controller = new AbortController();
      const ahead = sendAhead('/ath', {});
      if (when === 'before') controller.abort();
      const result = post('/ath', {}, { signal: controller.signal });
      controller.abort();
      expect(await result).toEqual({ kind: 'aborted' });
      expect(ahead.controller.signal.aborted).toBe(true);
    },
  );
});

const bytes = new TextEncoder().encode('10 €');

/** A body that streams one byte per chunk. */
const byteByByte = () =>
  new ReadableStream({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });

test('reads a text whose characters are split across chunks', async () => {
  expect(await readBody(new Response(byteByByte()), 100)).toBe('10 €');
});

test('reads up to the limit, and not one byte more', async () => {
  expect(await readBody(new Response(byteByByte()), bytes.length)).toBe('10 €');
  expect(await readBody(new Response(byteByByte()), bytes.length - 1)).toBeUndefined();
});

test('a body cut off within a character ends with a replacement character', async () => {
  expect(await readBody(new Response(bytes.slice(0, -1)), 100)).toBe('10 \uFFFD');
});

test('a missing body is an empty text', async () => {
  expect(await readBody(new Response(null, { status: 204 }), 100)).toBe('');
});
