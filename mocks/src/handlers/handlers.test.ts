import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserBackend, type BrowserBackendOptions } from '../serve/browser.ts';
import { callPaths } from './handlers.ts';
import { ask, isEnvelope } from '../serve/testClient.ts';
import { balanceOf } from '../world/ledger.ts';
import { demoLogin, demoMemberId, otherMemberId } from '../world/members.ts';

const demo = { Email: demoLogin.email, Password: demoLogin.password };
const registration = {
  Email: 'new@mail.example',
  Password: 'secret',
  Gender: 'M',
  ZipCode: '10001',
  Country: 'IN',
  Region: '',
};
const reads = ['/getUserStats'];
const posts = callPaths.filter((path) => path !== '/logout' && !reads.includes(path));

function backend(options: BrowserBackendOptions = {}) {
  return createBrowserBackend({ cookies: () => 'a=b; XSRF-TOKEN=token; c=d', ...options });
}

describe('/register', () => {
  it('returns Info, and the new member can log in with a balance of 0', async () => {
    const { handlers } = backend();
    const registered = await ask(handlers, '/register', registration);
    expect(registered.json).toEqual({
      ErrorCode: 'SUCCESS',
      Errors: [],
      Info: ['Your account is ready. Log in to start earning CB.'],
      Data: [],
    });
    expect((await ask(handlers, '/getUserIdFromSession', {})).status).toBe(401);
    await ask(handlers, '/ath', registration);
    const balance = await ask(handlers, '/getCbCountByUser', { UserId: '' });
    expect(balance.json).toMatchObject({ Data: [{ TotalCb: 0 }] });
  });

  it('answers Errors and no Info for a taken e-mail', async () => {
    const { handlers } = backend();
    const { json } = await ask(handlers, '/register', { ...registration, Email: demoLogin.email });
    expect(json).toMatchObject({
      ErrorCode: 'DUPLICATE_EMAIL',
      Errors: ['An account with this email already exists. Log in or reset your password.'],
      Info: [],
    });
  });

  it('treats values that are not strings as empty', async () => {
    const { handlers, world } = backend();
    const body = { Email: ['a@b.example'], Password: { length: 5 } };
    const { json } = await ask(handlers, '/register', body);
    expect(json).toMatchObject({ ErrorCode: 'INVALID_INPUT' });
    expect(world.state.members).toHaveLength(2);
  });
});

describe('/ath', () => {
  it('starts a session', async () => {
    const { handlers, userId } = backend();
    const { json } = await ask(handlers, '/ath', demo);
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Errors: [] });
    expect(userId()).toBe(demoMemberId);
  });

  it('starts no session for a wrong password, and does not reveal which part was wrong', async () => {
    const { handlers, userId } = backend();
    const wrong = await ask(handlers, '/ath', { ...demo, Password: 'x' });
    const unknown = await ask(handlers, '/ath', { ...demo, Email: 'x@y.example' });
    expect(wrong.json).toMatchObject({ ErrorCode: 'LOGIN_FAILED', Info: [] });
    expect(unknown.text).toBe(wrong.text);
    expect(userId()).toBeUndefined();
  });

  it('ends the session it replaces', async () => {
    const { handlers, world } = backend();
    await ask(handlers, '/ath', demo);
    await ask(handlers, '/ath', demo);
    expect(world.state.sessions).toHaveLength(1);
  });
});

describe('/resetpassword', () => {
  it('gives the same answer for known and unknown e-mails', async () => {
    const { handlers } = backend();
    const known = await ask(handlers, '/resetpassword', { Email: demoLogin.email });
    const unknown = await ask(handlers, '/resetpassword', { Email: 'x@y.example' });
    expect(known.json).toMatchObject({ ErrorCode: 'SUCCESS', Info: [expect.any(String)] });
    expect(unknown.text).toBe(known.text);
  });

  it('refuses a missing e-mail', async () => {
    const { json } = await ask(backend().handlers, '/resetpassword', { Email: '' });
    expect(json).toMatchObject({ ErrorCode: 'INVALID_INPUT', Errors: [expect.any(String)] });
  });
});

describe('/getUserIdFromSession', () => {
  it('answers the member of the session', async () => {
    const { json } = await ask(backend({ signedIn: true }).handlers, '/getUserIdFromSession', {});
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Data: [{ UserId: demoMemberId }] });
  });

  it('answers 401 without a session', async () => {
    const { status, json } = await ask(backend().handlers, '/getUserIdFromSession', {});
    expect(status).toBe(401);
    expect(json).toMatchObject({ ErrorCode: 'NOT_SIGNED_IN' });
  });
});

describe('/getCbCountByUser', () => {
  it.each([{ UserId: demoMemberId }, { UserId: '' }, { UserId: null }, {}, undefined])(
    'answers the member’s own balance for %j',
    async (body) => {
      const { handlers, world } = backend({ signedIn: true });
      const { json } = await ask(handlers, '/getCbCountByUser', body);
      expect(json).toMatchObject({ Data: [{ TotalCb: balanceOf(world, demoMemberId) }] });
    },
  );

  it('answers 401 without a session', async () => {
    const { status } = await ask(backend().handlers, '/getCbCountByUser', {
      UserId: demoMemberId,
    });
    expect(status).toBe(401);
  });
});

describe('/logout', () => {
  it.each(['GET', 'POST'])('ends the session and redirects to the login (%s)', async (method) => {
    const { handlers, world, userId } = backend({ signedIn: true });
    const { status, headers } = await ask(handlers, '/logout', undefined, { method });
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/home/login');
    expect(userId()).toBeUndefined();
    expect(world.state.sessions).toEqual([]);
  });

  it('redirects without a session too', async () => {
    const { status } = await ask(backend().handlers, '/logout', undefined, { method: 'GET' });
    expect(status).toBe(303);
  });
});

describe('every call', () => {
  /** Resolves with the answers of calls, by path. */
  const answersOf = async (
    paths: readonly string[],
    send: (path: string) => ReturnType<typeof ask>,
  ) =>
    Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await send(path)] as const)),
    );

  /** The expected answer of each path. */
  const each = (paths: readonly string[], answer: object) =>
    Object.fromEntries(paths.map((path) => [path, answer]));

  it.each(['', 'wrong', 'token2'])(
    'refuses the XSRF header "%s" and does nothing',
    async (header) => {
      const { handlers, world } = backend({ signedIn: true });
      const before = structuredClone(world.state);
      const paths = [...posts, '/logout'];
      const init = { headers: { 'X-XSRF-TOKEN': header } };
      const body = { ...registration, ...demo };
      const json = {
        ErrorCode: 'XSRF_REFUSED',
        Errors: ['Your session could not be checked. Reload the page and try again.'],
        Info: [],
        Data: [],
      };
      expect(await answersOf(paths, (path) => ask(handlers, path, body, init))).toMatchObject(
        each(paths, { status: 403, json }),
      );
      expect(world.state).toEqual(before);
    },
  );

  it.each(['', 'XSRF-TOKEN=', 'X-XSRF-TOKEN=token'])(
    'is refused with the cookies %j, whatever the header',
    async (cookies) => {
      const { handlers } = backend({ cookies: () => cookies });
      expect((await ask(handlers, '/ath', demo)).status).toBe(403);
      const init = { headers: { 'X-XSRF-TOKEN': '' } };
      expect((await ask(handlers, '/ath', demo, init)).status).toBe(403);
    },
  );

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers 405 to %s, unless that is its method',
    async (method) => {
      const { handlers } = backend();
      const paths = [...(method === 'POST' ? [] : posts), ...(method === 'GET' ? [] : reads)];
      const answers = await answersOf(paths, (path) => ask(handlers, path, {}, { method }));
      expect(answers).toMatchObject(each(paths, { status: 405, json: { Data: [] } }));
      const allowed = Object.entries(answers).map(([path, { headers }]) => [
        path,
        headers.get('Allow'),
      ]);
      expect(allowed).toEqual(paths.map((path) => [path, reads.includes(path) ? 'GET' : 'POST']));
    },
  );

  it.each(['{', '[]', 'null', '7', '"text"', 'Email=a&Password=b', '\u0000'])(
    'answers 400 to the body %j',
    async (body) => {
      const { handlers } = backend();
      expect(await answersOf(posts, (path) => ask(handlers, path, body))).toMatchObject(
        each(posts, { status: 400, json: { ErrorCode: 'BAD_REQUEST' } }),
      );
    },
  );

  it('ignores inherited properties such as __proto__', async () => {
    const { handlers, world } = backend({ signedIn: true });
    const hostile = `{"__proto__":{"UserId":"${otherMemberId}","Email":"p@q.example","Password":"x"}}`;
    expect((await ask(handlers, '/getCbCountByUser', hostile)).status).toBe(200);
    const { json } = await ask(handlers, '/register', hostile);
    expect(json).toMatchObject({ ErrorCode: 'INVALID_INPUT' });
    expect(world.state.members).toHaveLength(2);
    expect(Object.hasOwn(Object.prototype, 'Email')).toBe(false);
  });

  it.each([otherMemberId, 'nobody', 7, [demoMemberId], {}, false])(
    'refuses the member %j, who is not the session’s, and does nothing',
    async (other) => {
      const { handlers, world } = backend({ signedIn: true });
      const before = structuredClone(world.state);
      for (const named of [{ UserId: other }, { ReferredBy: other }]) {
        expect(await answersOf(posts, (path) => ask(handlers, path, named))).toMatchObject(
          each(posts, { status: 409, json: { ErrorCode: 'OTHER_MEMBER', Data: [] } }),
        );
      }
      expect(world.state).toEqual(before);
    },
  );

  it('answers any JSON with an envelope and never throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const names = ['Email', 'Password', 'ZipCode', 'UserId', '__proto__', 'constructor'] as const;
    const fields = fc.dictionary(fc.constantFrom(...names), fc.jsonValue());
    const body = fc.oneof(
      fc.json(),
      fields.map((value) => JSON.stringify(value)),
      fc.string(),
    );
    const { handlers } = backend({ signedIn: true });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), body, async (path, sent) => {
        const { status, json } = await ask(handlers, path, sent);
        expect(isEnvelope(json)).toBe(true);
        expect([200, 400, 401, 403, 409]).toContain(status);
      }),
      { seed: 1, numRuns: 300 },
    );
    expect(logged).not.toHaveBeenCalled();
    logged.mockRestore();
  });

  it('answers an exception of the backend with an envelope', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { handlers, world } = backend({ signedIn: true });
    world.state.ledger = JSON.parse('null');
    const { status, json } = await ask(handlers, '/getCbCountByUser', {});
    expect(status).toBe(500);
    expect(json).toMatchObject({ ErrorCode: 'SERVER_ERROR' });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('shares nothing between two backends of one page', async () => {
    const [one, two] = [backend(), backend()];
    await Promise.all([
      ask(one.handlers, '/ath', demo),
      ask(two.handlers, '/register', registration),
    ]);
    expect((await ask(one.handlers, '/getUserIdFromSession', {})).status).toBe(200);
    expect((await ask(two.handlers, '/getUserIdFromSession', {})).status).toBe(401);
    expect(one.world.state.members).toHaveLength(2);
  });
});
