import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HttpClient, type Reply } from '@cb/mocks/testClient';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { io, type Socket } from 'socket.io-client';

/** The parts of the OpenAPI document that are read here. */
interface Operation {
  readonly operationId: string;
  readonly security: readonly unknown[];
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example: object } };
  };
  readonly responses: {
    readonly 200: {
      readonly content: { readonly 'application/json': { readonly schema: object } };
    };
  };
}

export interface OpenApi {
  readonly paths: Readonly<
    Record<string, { readonly get?: Operation; readonly post?: Operation } | undefined>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export interface ContractOptions {
  /** The origin of the server, without a path. */
  readonly url: string;
  readonly document: OpenApi;
  /** A member to log in as; without one, one is registered. */
  readonly login?: { readonly email: string; readonly password: string };
  /** Whether cookies have to be as https makes possible; by the address, if it is left out. */
  readonly secure?: boolean;
  /** How long to wait for an answer or the socket, in ms. */
  readonly patience?: number;
}

export interface Outcome {
  readonly name: string;
  /** What is wrong; none for a promise that is kept. */
  readonly faults: readonly string[];
}

/** Checks one promise. Gives the sentences of what is wrong, or nothing. */
type Check = () => Promise<readonly (string | false)[]>;

const json = { 'Content-Type': 'application/json' };

/** Checks a server against what the site relies on, promise by promise. Changes data of one member. */
export async function checkContract(options: ContractOptions): Promise<readonly Outcome[]> {
  const { document, patience = 10_000 } = options;
  const url = new URL(options.url).origin;
  const secure = options.secure ?? url.startsWith('https:');
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ ...document, $id: 'openapi' });
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

  const operations = Object.entries(document.paths).flatMap(([path, { get, post } = {}]) => {
    const operation = get ?? post;
    return operation ? [{ path, method: get ? 'GET' : 'POST', operation }] : [];
  });
  const validators = new Map<string, ValidateFunction>();
  for (const { path, method } of operations) {
    const pointer = `openapi#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/200/content/application~1json/schema`;
    const validate = ajv.getSchema(pointer);
    if (validate) validators.set(path, validate);
  }
  const envelope = ajv.getSchema('openapi#/components/schemas/Envelope');

  const visitor = new HttpClient(url);
  const member = new HttpClient(url);
  const login = options.login ?? {
    email: `contract-${randomUUID()}@mail.example`,
    password: randomUUID(),
  };
  const credentials = { Email: login.email, Password: login.password };
  const key = () => ({ 'Idempotency-Key': randomUUID() });
  const isEnvelope = ({ json, status }: Reply, wanted = status) =>
    status === wanted && envelope?.(json) === true;
  const codeOf = ({ json }: Reply) =>
    typeof json === 'object' && json !== null && 'ErrorCode' in json ? json.ErrorCode : undefined;
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
      const forged = new HttpClient(url);
      for (const [name, value] of member.cookies) forged.cookies.set(name, value);
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
          : await member.post(path, body ?? '', json);
      const validate = validators.get(path);
      const fits = validate?.(reply.json) === true;
      return [
        expectStatus(path, [200], reply),
        !fits &&
          `The answer does not fit: ${ajv.errorsText(validate?.errors, { dataVar: 'answer' })}. It begins with ${reply.text.slice(0, 120)}`,
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

  await promise('Bodies are limited to 1 MB, must be JSON, and come by POST', async () => [
    expectStatus('A body of 2 MB', [413], await member.post('/searchOrders', 'x'.repeat(2 ** 21))),
    expectStatus(
      'A body that is no JSON',
      [400, 415],
      await member.post('/searchOrders', 'a=b', { 'Content-Type': 'text/plain' }),
    ),
    // A proxy may answer with the site's page, which carries out nothing.
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
    await member.send('/logout', {
      headers: {
        Accept: 'text/html',
        'Sec-Fetch-Site': 'cross-site',
        'Sec-Fetch-Dest': 'document',
        'Sec-Fetch-Mode': 'navigate',
      },
    });
    const polling = await member.send('/socket.io/?EIO=4&transport=polling', {
      headers: { Origin: 'https://other.example' },
    });
    return [
      expectStatus('The session after that', [200], await member.post('/getUserIdFromSession')),
      expectStatus('The socket for another site', [400, 403], polling),
    ];
  });

  await promise('/logout ends the session and leads to the login', async () => {
    const before = new HttpClient(url);
    for (const [name, value] of member.cookies) before.cookies.set(name, value);
    const reply = await member.send('/logout', {
      headers: {
        Accept: 'text/html',
        'Sec-Fetch-Site': 'same-origin',
        'Sec-Fetch-Dest': 'document',
        'Sec-Fetch-Mode': 'navigate',
      },
    });
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

const dataOf = ({ json }: Reply): readonly unknown[] =>
  typeof json === 'object' && json !== null && 'Data' in json && Array.isArray(json.Data)
    ? json.Data
    : [];

const cookiesIn = ({ headers }: Reply) =>
  headers.getSetCookie().map((cookie) => {
    const [pair = '', ...flags] = cookie.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    return { name, flags: flags.map((flag) => flag.toLowerCase()) };
  });

const cookieIn = (reply: Reply, wanted: string) =>
  cookiesIn(reply).find(({ name }) => name === wanted)?.flags;

/** A promise takes several questions; one that is never answered must not hold up the rest. */
async function tooLate(patience: number): Promise<never> {
  await wait(4 * patience, undefined, { ref: false });
  throw new Error('no answer came');
}

/** The cookie of a session has no given name; it is the one that is not for scripts. */
const sessionIn = (reply: Reply) =>
  cookiesIn(reply).find(({ flags }) => flags.includes('httponly') && !flags.includes('max-age=0'));

function cookieFaults(name: string, flags: readonly string[], secure: boolean) {
  return [
    !flags.some((flag) => /^samesite=(?:lax|strict)$/.test(flag)) &&
      `${name} has no SameSite=Lax or Strict.`,
    flags.some((flag) => flag.startsWith('domain=')) && `${name} goes to other hosts: Domain.`,
    !flags.includes('path=/') && `${name} has no Path=/.`,
    secure && !flags.includes('secure') && `${name} is not Secure.`,
  ];
}

/** Connects as the site does, polling first, and waits for the upgrade. */
async function connect(url: string, Cookie: string, patience: number) {
  const socket: Socket = io(url, {
    path: '/socket.io',
    transports: ['polling', 'websocket'],
    extraHeaders: Cookie === '' ? {} : { Cookie },
    forceNew: true,
    reconnection: false,
    timeout: patience,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const { engine } = socket.io;
  if (engine.transport.name !== 'websocket') {
    await new Promise<void>((resolve) => {
      engine.once('upgrade', () => resolve());
      engine.once('upgradeError', () => resolve());
      void wait(patience, undefined, { ref: false }).then(resolve);
    });
  }
  return {
    transport: engine.transport.name,
    ask: async (event: string, payload: unknown): Promise<unknown> =>
      socket
        .timeout(patience)
        .emitWithAck(event, payload)
        .catch(() => 'no answer'),
    close: () => void socket.close(),
  };
}
