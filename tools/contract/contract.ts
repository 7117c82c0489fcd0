import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient, type Reply } from '@cb/mocks/serve/testClient';
import { cookieFaults, cookieIn, sessionIn } from './cookies.ts';
import { codeOf, dataOf, readDocument, type OpenApi } from './document.ts';
import { connect } from './socket.ts';

export interface ContractOptions {
  /** The origin of the server, without a path. */
  readonly url: string;
  readonly document: OpenApi;
  /** The member to log in as; by default a new one is registered. */
  readonly login?: { readonly email: string; readonly password: string };
  /** Whether to require the cookie flags of https; by default it depends on the URL. */
  readonly secure?: boolean;
  /** The time limit for an answer or the socket, in ms. */
  readonly patience?: number;
}

export interface Outcome {
  readonly name: string;
  /** The faults as sentences; empty if the promise is kept. */
  readonly faults: readonly string[];
}

/**
 * Checks one promise. Resolves with a sentence for each fault, and false for each check that
 * passed.
 */
type Check = () => Promise<readonly (string | false)[]>;

/** Checks a server for everything that the site relies on. Changes the data of one member. */
export async function checkContract(options: ContractOptions): Promise<readonly Outcome[]> {
  const { document, patience = 10_000 } = options;
  const url = new URL(options.url).origin;
  const secure = options.secure ?? url.startsWith('https:');
  const { operations, faultsOf, isEnvelope: fitsEnvelope } = readDocument(document);
  const outcomes: Outcome[] = [];

  async function promise(name: string, check: Check) {
    const faults: readonly (string | false)[] = await Promise.race([
      check(),
      tooLate(patience),
    ]).catch((error: unknown) => [
      `It could not be checked: ${error instanceof Error ? error.message : String(error)}.`,
    ]);
    outcomes.push({ name, faults: faults.filter((fault) => fault !== false) });
  }

  const visitor = new HttpClient(url);
  const member = new HttpClient(url);
  const login = options.login ?? {
    email: `contract-${randomUUID()}@mail.example`,
    password: randomUUID(),
  };
  const credentials = { Email: login.email, Password: login.password };
  /** Returns another client with the member's cookies. */
  const copyOfMember = () => {
    const copy = new HttpClient(url);
    for (const [name, value] of member.cookies) copy.cookies.set(name, value);
    return copy;
  };
  const logOut = (site: 'same-origin' | 'cross-site') =>
    member.send('/logout', {
      headers: {
        Accept: 'text/html',
        'Sec-Fetch-Site': site,
        'Sec-Fetch-Dest': 'document',
        'Sec-Fetch-Mode': 'navigate',
      },
    });
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const isEnvelope = ({ json, status }: Reply, wanted = status) =>
    status === wanted && fitsEnvelope(json);
  const expectStatus = (what: string, wanted: readonly number[], { status }: Reply) =>
    !wanted.includes(status) && `${what} got ${status}, not ${wanted.join(' or ')}.`;

  await promise(
    'A page brings a readable XSRF-TOKEN cookie, and links in previews get it, too',
    async () => {
      const page = await visitor.open('/home/login');
      const preview = await new HttpClient(url).send('/home/login', { headers: { Accept: '*/*' } });
      await member.open('/home/login');
      const cookie = cookieIn(page, 'XSRF-TOKEN');
      return [
        expectStatus('/home/login', [200], page),
        expectStatus('/home/login with Accept: */*', [200], preview),
        !cookie && 'No cookie XSRF-TOKEN was set.',
        cookie?.includes('httponly') === true && 'XSRF-TOKEN is HttpOnly: the site cannot read it.',
        ...(cookie ? cookieFaults('XSRF-TOKEN', cookie, secure) : []),
      ];
    },
  );

  await promise('A POST without the token, or with another, is refused with 403', async () => {
    const refused = [await visitor.post('/ath', credentials, { 'X-XSRF-TOKEN': '' })];
    refused.push(await visitor.post('/ath', credentials, { 'X-XSRF-TOKEN': 'x'.repeat(32) }));
    return refused.map((reply) => expectStatus('/ath', [403], reply));
  });

  await promise('A POST from another site is refused with 403', async () => [
    expectStatus(
      '/ath with the Origin of another site',
      [403],
      await visitor.post('/ath', credentials, { Origin: 'https://other.example' }),
    ),
  ]);

  await promise('A call without a session gets 401 with an envelope, and no redirect', async () => {
    const faults: (string | false)[] = [];
    for (const path of ['/getUserIdFromSession', '/searchOrders']) {
      const reply = await visitor.post(path);
      faults.push(expectStatus(path, [401], reply), !isEnvelope(reply) && `${path}: no envelope.`);
    }
    return faults;
  });

  await promise('A change is made once for an Idempotency-Key, and answered alike', async () => {
    const body = options.login
      ? { Email: login.email }
      : { ...credentials, Gender: 'male', ZipCode: '12345', Country: 'US', Region: 'US' };
    const path = options.login ? '/resetpassword' : '/register';
    const once = key();
    const first = await member.post(path, body, once);
    const again = await member.post(path, body, once);
    return [
      codeOf(first) !== 'SUCCESS' && `${path} answered ${String(codeOf(first))}, not SUCCESS.`,
      (again.status !== first.status || again.text !== first.text) &&
        `The second answer was another: ${again.text.slice(0, 120)}`,
      expectStatus(
        'The same key with another body',
        [422],
        await member.post(path, { ...body, x: 1 }, once),
      ),
      expectStatus(
        'A key that is none',
        [400],
        await member.post(path, body, { 'Idempotency-Key': 'a b' }),
      ),
    ];
  });

  await promise('A wrong password is refused in an envelope and starts no session', async () => {
    const reply = await member.post('/ath', { ...credentials, Password: 'wrong' });
    return [
      !isEnvelope(reply) && 'The refusal is no envelope.',
      codeOf(reply) === 'SUCCESS' && 'A wrong password was taken.',
      sessionIn(reply) !== undefined && 'A session cookie was set.',
    ];
  });

  let session: string | undefined;
  await promise(
    'A login sets a session cookie that no script reads and no other site sends',
    async () => {
      const reply = await member.post('/ath', credentials);
      const cookie = sessionIn(reply);
      session = cookie?.name;
      return [
        codeOf(reply) !== 'SUCCESS' && `/ath answered ${String(codeOf(reply))}, not SUCCESS.`,
        !cookie && 'No session cookie with HttpOnly was set.',
        ...(cookie ? cookieFaults(cookie.name, cookie.flags, secure) : []),
        secure && !cookie?.name.startsWith('__Host-') && 'Its name does not begin with __Host-.',
      ];
    },
  );

  let userId: unknown;
  await promise('The session is known again', async () => {
    const reply = await member.post('/getUserIdFromSession');
    const [record] = dataOf(reply);
    userId = (record as { UserId?: unknown } | undefined)?.UserId;
    return [
      expectStatus('/getUserIdFromSession', [200], reply),
      typeof userId !== 'string' && typeof userId !== 'number' && 'Data[0].UserId is no id.',
    ];
  });

  await promise(
    "Only the session's own token is taken, not any that a cookie repeats",
    async () => {
      const forged = copyOfMember();
      forged.cookies.set('XSRF-TOKEN', 'f'.repeat(32));
      return [
        expectStatus(
          'A made-up token in cookie and header',
          [403],
          await forged.post('/searchOrders'),
        ),
      ];
    },
  );

  for (const { path, method, operation } of operations) {
    const isChange = operation.parameters?.some(({ name }) => name === 'Idempotency-Key') ?? false;
    if (isChange || operation.security.length === 0) continue;
    await promise(`${method} ${path} answers as the site reads it`, async () => {
      const example = operation.requestBody?.content['application/json'].example;
      const body = JSON.parse(
        JSON.stringify(example ?? null).replaceAll('"{userId}"', JSON.stringify(userId ?? '')),
      ) as unknown;
      const reply =
        method === 'GET'
          ? await member.send(path, { headers: { Accept: 'application/json' } })
          : await member.post(path, body ?? '', { 'Content-Type': 'application/json' });
      const misfit = faultsOf(path, reply.json);
      return [
        expectStatus(path, [200], reply),
        misfit !== undefined &&
          `The answer does not fit: ${misfit}. It begins with ${reply.text.slice(0, 120)}`,
        !/\bno-store\b/.test(reply.headers.get('Cache-Control') ?? '') &&
          'It may be cached: no Cache-Control: no-store.',
        !reply.headers.get('Content-Type')?.startsWith('application/json') &&
          `Its Content-Type is ${reply.headers.get('Content-Type')}.`,
        reply.headers.get('X-Content-Type-Options') !== 'nosniff' &&
          'No X-Content-Type-Options: nosniff.',
      ];
    });
  }

  await promise(
    'A redemption that another member confirmed gets 409 and takes nothing',
    async () => {
      const balance = async () =>
        dataOf(await member.post('/getCbCountByUser', { UserId: userId }))[0];
      const before = JSON.stringify(await balance());
      const headers = { ...key(), 'X-CB-Member': 'somebody-else' };
      return [
        expectStatus(
          '/payza/createOrder for another member',
          [409],
          await member.post('/payza/createOrder', { cbCount: 1 }, headers),
        ),
        JSON.stringify(await balance()) !== before && 'The balance has changed.',
      ];
    },
  );

  await promise('A call that names another member gets 409', async () => [
    expectStatus(
      '/getCbCountByUser of another member',
      [409],
      await member.post('/getCbCountByUser', { UserId: 'somebody-else' }),
    ),
    expectStatus(
      '/ListTransactions of another member',
      [409],
      await member.post('/ListTransactions', { UserId: 'somebody-else', Limit: 10, Skip: 0 }),
    ),
  ]);

  await promise('Bodies are limited to 1 MB, must be JSON, and come by POST', async () => [
    expectStatus('A body of 2 MB', [413], await member.post('/searchOrders', 'x'.repeat(2 ** 21))),
    expectStatus(
      'A body that is no JSON',
      [400, 415],
      await member.post('/searchOrders', 'a=b', { 'Content-Type': 'text/plain' }),
    ),
    // A proxy may answer with the site's page, so the call has no effect.
    isEnvelope(
      await member.send('/searchOrders', { headers: { Accept: 'application/json' } }),
      200,
    ) && 'GET of a call is carried out.',
  ]);

  await promise('The socket upgrades to a websocket and acknowledges whose it is', async () => {
    const known = await connect(url, member.cookieHeader, patience);
    const unknown = await connect(url, '', patience);
    try {
      return [
        known.transport !== 'websocket' && `It stayed with ${known.transport}.`,
        (await known.ask('setuser', userId)) !== true &&
          "setuser of the session's member: no true.",
        (await known.ask('setuser', 'somebody-else')) !== false &&
          'setuser of another member: no false.',
        (await unknown.ask('setuser', userId)) !== false && 'setuser without a session: no false.',
      ];
    } finally {
      known.close();
      unknown.close();
    }
  });

  await promise('Another site can neither end the session nor use the socket', async () => {
    await logOut('cross-site');
    const polling = await member.send('/socket.io/?EIO=4&transport=polling', {
      headers: { Origin: 'https://other.example' },
    });
    return [
      expectStatus('The session after that', [200], await member.post('/getUserIdFromSession')),
      expectStatus('The socket for another site', [400, 403], polling),
    ];
  });

  await promise('/logout ends the session and leads to the login', async () => {
    const before = copyOfMember();
    const reply = await logOut('same-origin');
    const to = reply.headers.get('Location') ?? '';
    return [
      expectStatus('/logout', [302, 303], reply),
      new URL(to, url).pathname !== '/home/login' && `It leads to "${to}".`,
      session !== undefined && member.cookies.has(session) && 'The cookie stays.',
      expectStatus('The old cookie', [401, 403], await before.post('/getUserIdFromSession')),
    ];
  });

  return outcomes;
}

/**
 * Rejects after four times the time limit, because one hanging promise must not block the others.
 */
async function tooLate(patience: number): Promise<never> {
  await wait(4 * patience, undefined, { ref: false });
  throw new Error('no answer came');
}
