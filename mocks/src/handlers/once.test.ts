import { describe, expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { sendTo } from '../serve/testClient.ts';
import { balanceOf, credit } from '../world/ledger.ts';
import { demoLogin, demoMemberId, otherLogin, otherMemberId } from '../world/members.ts';
import { startSession } from '../world/sessions.ts';
import { worldEpoch, type World } from '../world/world.ts';
import { createWorld } from '../world/createWorld.ts';

const key = '5f0c1f6e-30a4-4c0e-9d0b-8a4f1c2f7d11';
const { email: Email, password: Password } = demoLogin;
const cash = { cbCount: 1000 };
const payza = '/payza/createOrder';
const deletion = '/accountsettings/DeleteMyUserAccount';
const deleting = { userPassword: Password, accountDeletionConfirmation: true };

/** Creates a world in which both members have 9,000 CB, with a clock that `pass` advances. */
function createRichWorld() {
  let time = worldEpoch;
  const world = createWorld({ member: 'new', now: () => time });
  for (const id of [demoMemberId, otherMemberId]) {
    credit(world, id, 9000, { kind: 'code', description: 'Test' });
  }
  return { world, pass: (ms: number) => (time += ms) };
}

/** Creates a browser with its own session and XSRF cookie on the world. */
function openBrowser(world: World, member?: string, cookie = 'token') {
  if (member !== undefined) startSession(world, member);
  const backend = createBrowserBackend({ world, cookies: () => `XSRF-TOKEN=${cookie}` });
  return {
    send: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      sendTo(backend.handlers, path, body, { headers: { 'X-XSRF-TOKEN': cookie, ...headers } }),
    keyed: (path: string, body: unknown, value = key, headers: Record<string, string> = {}) =>
      sendTo(backend.handlers, path, body, {
        headers: { 'X-XSRF-TOKEN': cookie, 'Idempotency-Key': value, ...headers },
      }),
  };
}

const card = {
  PartnerCode: 'TANGOCARDS',
  CB: 1000,
  AdditionalInfo: Object.entries({
    cardUTID: 'B100001-2',
    cardValue: '10',
    email: Email,
    encMaxVal: 'max.B100001',
    encMinVal: 'min.B100001',
  }).map(([name, value]) => ({ name, value })),
};

const question = ({ state }: World) => state.questions.find(({ partner }) => partner === 'CINT');

/** All calls that change something, with a valid body. */
const changes: readonly (readonly [path: string, body: (world: World) => unknown])[] = [
  ['/redemption/create', () => card],
  [payza, () => cash],
  ['/register', () => ({ Email: 'new@mail.example', Password: 'secret' })],
  ['/resetpassword', () => ({ Email })],
  [deletion, () => deleting],
  ['/cinchCode/redeem', () => ({ code: 'FRIDAY-7' })],
  ['/updateBasicProfile', () => ({ FirstName: 'New', LastName: '', City: '', ZipCode: '' })],
  [
    '/AddUserProfilingByProvider',
    (world) => ({
      ClientCode: 'CINT',
      QuestionId: question(world)?.id,
      AnswerId: [question(world)?.options[0]?.precode],
    }),
  ],
  ['/changepassword', () => ({ Email })],
  ['/email/reset', () => ({ Email: 'changed@mail.example', Password })],
];

describe.each(changes)('%s with an idempotency key', (path, bodyIn) => {
  it('has its effect once and repeats its response', async () => {
    const { world } = createRichWorld();
    const { keyed } = openBrowser(world, demoMemberId);
    const first = await keyed(path, bodyIn(world));
    expect(first.json).toMatchObject({ ErrorCode: 'SUCCESS' });
    const after = structuredClone(world.state);
    const again = await keyed(path, bodyIn(world));
    expect([again.status, again.json]).toEqual([first.status, first.json]);
    expect(world.state).toEqual(after);
  });

  it('has the effect of one request for three at once', async () => {
    const { world: expected } = createRichWorld();
    await openBrowser(expected, demoMemberId).keyed(path, bodyIn(expected));
    const { world } = createRichWorld();
    const { keyed } = openBrowser(world, demoMemberId);
    const responses = await Promise.all([1, 2, 3].map(async () => keyed(path, bodyIn(world))));
    for (const { status, json } of responses) {
      expect(status).toBe(200);
      expect(json).toEqual(responses[0]?.json);
      expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
    }
    // The tokens of sessions are random.
    expect({ ...world.state, sessions: [] }).toEqual({ ...expected.state, sessions: [] });
  });

  it('refuses the key with another body or path', async () => {
    const { world } = createRichWorld();
    const { keyed } = openBrowser(world, demoMemberId);
    const body = Object(bodyIn(world));
    await keyed(path, body);
    const after = structuredClone(world.state);
    const otherPath = path === '/resetpassword' ? '/register' : '/resetpassword';
    for (const refused of [
      await keyed(path, { ...body, extra: 1 }),
      await keyed(otherPath, body),
    ]) {
      expect(refused.status).toBe(422);
      expect(refused.json).toMatchObject({ Errors: [expect.any(String)], Info: [] });
    }
    expect(world.state).toEqual(after);
  });

  it('refuses an invalid key with 400 and does nothing', async () => {
    const { world } = createRichWorld();
    const { keyed } = openBrowser(world, demoMemberId);
    const before = structuredClone(world.state);
    const invalid = ['', '""', ' ', 'a'.repeat(256), 'with blank', 'é', '"'];
    const responses = await Promise.all(invalid.map((value) => keyed(path, bodyIn(world), value)));
    expect(responses).toMatchObject(
      invalid.map(() => ({ status: 400, json: { Errors: [expect.any(String)], Info: [] } })),
    );
    expect(world.state).toEqual(before);
  });
});

describe('an idempotency key', () => {
  it('is separate for each member', async () => {
    const { world } = createRichWorld();
    const first = openBrowser(world, demoMemberId);
    await first.keyed(payza, cash);
    const { keyed } = openBrowser(world, otherMemberId);
    expect((await keyed(payza, { cbCount: 2000 })).json).toMatchObject({
      Info: ['Your order for 2,000 CB has been placed.'],
    });
    expect(balanceOf(world, demoMemberId)).toBe(8000);
    expect(balanceOf(world, otherMemberId)).toBe(7000);
  });

  it('expires after 24 h and not before', async () => {
    const { world, pass } = createRichWorld();
    const { keyed } = openBrowser(world, demoMemberId);
    await keyed(payza, cash);
    pass(24 * 3_600_000 - 1);
    await keyed(payza, cash);
    expect(balanceOf(world, demoMemberId)).toBe(8000);
    pass(1);
    await keyed(payza, cash);
    expect(balanceOf(world, demoMemberId)).toBe(7000);
    expect(world.state.storedResponses).toHaveLength(1);
  });

  it('stays unused after a request without a session', async () => {
    const { world } = createRichWorld();
    expect((await openBrowser(world).keyed(payza, cash)).status).toBe(401);
    expect(world.state.storedResponses).toEqual([]);
    const { json } = await openBrowser(world, demoMemberId).keyed(payza, cash);
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
  });

  it('of a deletion does not apply to the next member in the browser', async () => {
    const { world } = createRichWorld();
    await openBrowser(world, demoMemberId).keyed(deletion, deleting);
    expect(world.state.members.map(({ id }) => id)).toEqual([otherMemberId]);
    const { keyed } = openBrowser(world, otherMemberId);
    await keyed(deletion, deleting);
    expect(world.state.members).toEqual([]);
  });
});

describe('a redemption that names a member', () => {
  it.each([otherMemberId, '', 'nobody'])('is refused for %j with 409', async (id) => {
    for (const [path, body] of [
      ['/redemption/create', card],
      [payza, cash],
    ] as const) {
      const { world } = createRichWorld();
      const { send } = openBrowser(world, demoMemberId);
      const before = structuredClone(world.state);
      const { status, json } = await send(path, body, { 'X-CB-Member': id });
      expect(status).toBe(409);
      expect(json).toMatchObject({ ErrorCode: 'OTHER_MEMBER', Errors: [expect.any(String)] });
      expect(world.state).toEqual(before);
    }
  });

  it('is refused before a response is repeated', async () => {
    const { world } = createRichWorld();
    const { keyed } = openBrowser(world, demoMemberId);
    await keyed(payza, cash);
    const { status } = await keyed(payza, cash, key, { 'X-CB-Member': otherMemberId });
    expect(status).toBe(409);
  });
});

it('stores no response of a login', async () => {
  const { world } = createRichWorld();
  const { keyed } = openBrowser(world);
  const login = { Email: otherLogin.email, Password };
  await keyed('/ath', login);
  await keyed('/ath', { ...login, Password: 'no' });
  expect(world.state.storedResponses).toEqual([]);
});
