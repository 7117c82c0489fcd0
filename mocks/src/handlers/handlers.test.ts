import { describe, expect, it } from 'vitest';
import { createBrowserBackend, type BrowserBackendOptions } from '../serve/browser.ts';
import { callPaths } from './handlers.ts';
import { sendTo } from '../serve/testClient.ts';
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
  it('creates a member with a balance of 0, who is not logged in yet', async () => {
    const { handlers } = backend();
    const registered = await sendTo(handlers, '/register', registration);
    expect(registered.json).toEqual({
      ErrorCode: 'SUCCESS',
      Errors: [],
      Info: ['Your account is ready. Log in to start earning CB.'],
      Data: [],
    });
    expect((await sendTo(handlers, '/getUserIdFromSession', {})).status).toBe(401);
    await sendTo(handlers, '/ath', registration);
    const balance = await sendTo(handlers, '/getCbCountByUser', { UserId: '' });
    expect(balance.json).toMatchObject({ Data: [{ TotalCb: 0 }] });
  });
});

describe('/ath', () => {
  it('starts a session', async () => {
    const { handlers, userId } = backend();
    const { json } = await sendTo(handlers, '/ath', demo);
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Errors: [] });
    expect(userId()).toBe(demoMemberId);
  });

  it('starts no session for a wrong password, and does not reveal which part was wrong', async () => {
    const { handlers, userId } = backend();
    const wrong = await sendTo(handlers, '/ath', { ...demo, Password: 'x' });
    const unknown = await sendTo(handlers, '/ath', { ...demo, Email: 'x@y.example' });
    expect(wrong.json).toMatchObject({ ErrorCode: 'LOGIN_FAILED', Info: [] });
    expect(unknown.text).toBe(wrong.text);
    expect(userId()).toBeUndefined();
  });
});

describe('/logout', () => {
  it.each(['GET', 'POST'])('ends the session and redirects to the login (%s)', async (method) => {
    const { handlers, world, userId } = backend({ signedIn: true });
    const { status, headers } = await sendTo(handlers, '/logout', undefined, { method });
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe('/home/login');
    expect(userId()).toBeUndefined();
    expect(world.state.sessions).toEqual([]);
  });

  it.each(['cross-site', 'same-site'])('asks before a navigation from %s', async (from) => {
    const { handlers, userId } = backend({ signedIn: true });
    const headers = { 'Sec-Fetch-Site': from, 'Sec-Fetch-Dest': 'document' };
    const { status, text } = await sendTo(handlers, '/logout', undefined, {
      method: 'GET',
      headers,
    });
    expect(status).toBe(200);
    expect(text).toContain('<form method="post" action="/logout">');
    expect(userId()).toBe(demoMemberId);
  });

  it('refuses requests that are not navigations, such as an image', async () => {
    const { handlers, userId } = backend({ signedIn: true });
    const headers = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'image' };
    const { status } = await sendTo(handlers, '/logout', undefined, { method: 'GET', headers });
    expect(status).toBe(403);
    expect(userId()).toBe(demoMemberId);
  });
});

describe('every call', () => {
  /** Resolves with the responses of calls, by path. */
  const responsesOf = async (
    paths: readonly string[],
    send: (path: string) => ReturnType<typeof sendTo>,
  ) =>
    Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await send(path)] as const)),
    );

  /** Returns the same response for each path. */
  const sameForEach = (paths: readonly string[], response: object) =>
    Object.fromEntries(paths.map((path) => [path, response]));

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
      expect(await responsesOf(paths, (path) => sendTo(handlers, path, body, init))).toMatchObject(
        sameForEach(paths, { status: 403, json }),
      );
      expect(world.state).toEqual(before);
    },
  );

  it.each(['', 'XSRF-TOKEN=', 'X-XSRF-TOKEN=token'])(
    'is refused with the cookies %j, whatever the header',
    async (cookies) => {
      const { handlers } = backend({ cookies: () => cookies });
      for (const header of ['token', '']) {
        const init = { headers: { 'X-XSRF-TOKEN': header } };
        expect(
          await responsesOf(posts, (path) => sendTo(handlers, path, demo, init)),
        ).toMatchObject(sameForEach(posts, { status: 403 }));
      }
    },
  );

  it.each(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'responds with 405 to %s, unless that is its method',
    async (method) => {
      const { handlers } = backend();
      const paths = [...(method === 'POST' ? [] : posts), ...(method === 'GET' ? [] : reads)];
      const responses = await responsesOf(paths, (path) => sendTo(handlers, path, {}, { method }));
      expect(responses).toMatchObject(sameForEach(paths, { status: 405, json: { Data: [] } }));
      const allowed = Object.entries(responses).map(([path, { headers }]) => [
        path,
        headers.get('Allow'),
      ]);
      expect(allowed).toEqual(paths.map((path) => [path, reads.includes(path) ? 'GET' : 'POST']));
    },
  );

  it.each(['{', '[]', 'null', '7', '"text"', 'Email=a&Password=b', '\u0000'])(
    'responds with 400 to the body %j',
    async (body) => {
      const { handlers } = backend();
      expect(await responsesOf(posts, (path) => sendTo(handlers, path, body))).toMatchObject(
        sameForEach(posts, { status: 400, json: { ErrorCode: 'BAD_REQUEST' } }),
      );
    },
  );

  it.each([otherMemberId, 'nobody', 7, [demoMemberId], {}, false])(
    'refuses the member %j, who is not the session’s, and does nothing',
    async (other) => {
      const { handlers, world } = backend({ signedIn: true });
      const before = structuredClone(world.state);
      for (const named of [{ UserId: other }, { ReferredBy: other }]) {
        expect(await responsesOf(posts, (path) => sendTo(handlers, path, named))).toMatchObject(
          sameForEach(posts, { status: 409, json: { ErrorCode: 'OTHER_MEMBER', Data: [] } }),
        );
      }
      expect(world.state).toEqual(before);
    },
  );
});
