import { describe, expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { sendTo } from '../serve/testClient.ts';
import { balanceOf, credit } from '../world/ledger.ts';
import { demoMemberId } from '../world/members.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/createWorld.ts';

function backend(world: World = createWorld()) {
  return createBrowserBackend({ world, signedIn: true, cookies: () => 'XSRF-TOKEN=token' });
}

/** Creates a backend whose member has exactly this balance in CB. */
function memberWith(cb: number) {
  const world = createWorld({ member: 'new' });
  credit(world, demoMemberId, cb, { kind: 'code', description: 'Test' });
  return backend(world);
}

const create = '/redemption/create';

/** A refusal with a message for the member. */
const refusal = (ErrorCode: string, message = /^[A-Z].+\.$/) => ({
  ErrorCode,
  Errors: [expect.stringMatching(message)],
  Info: [],
});

/** An order of a fixed 10 USD card. `changes` replaces its additional info by name. */
function giftCard(cb: unknown, changes: Record<string, unknown> = {}) {
  const info = {
    cardUTID: 'B100001-2',
    cardValue: '10',
    email: 'demo@cbrewards.example',
    encMaxVal: 'max.B100001',
    encMinVal: 'min.B100001',
    ...changes,
  };
  const AdditionalInfo = Object.entries(info).map(([name, value]) => ({ name, value }));
  return { PartnerCode: 'TANGOCARDS', CB: cb, AdditionalInfo };
}

/** An order of a card with a variable value from 5 to 100 USD. */
const variable = (cardValue: unknown, cb: unknown) =>
  giftCard(cb, {
    cardUTID: 'B100002-1',
    cardValue,
    encMaxVal: 'max.B100002',
    encMinVal: 'min.B100002',
  });

const orderOf = (brandKey: string, cardValue: number, cb: number) =>
  giftCard(cb, {
    cardUTID: `${brandKey}-1`,
    cardValue,
    encMaxVal: `max.${brandKey}`,
    encMinVal: `min.${brandKey}`,
  });

const unavailable = orderOf('B100017', 10, 1000);
const from25 = orderOf('B100019', 10, 1000);

describe('a gift card', () => {
  it('debits the ledger and creates an order', async () => {
    const { handlers, world } = memberWith(2500.5);
    const { json } = await sendTo(handlers, create, giftCard(1000));
    expect(json).toEqual({
      ErrorCode: 'SUCCESS',
      Errors: [],
      Info: ['Your order for 1,000 CB has been placed.'],
      Data: [],
    });
    expect(balanceOf(world, demoMemberId)).toBe(1500.5);
    const comments = ['TANGOCARDS', 'Alder Books gift card, 10 USD'];
    expect(world.state.ledger.at(-1)).toMatchObject({
      amount: -1000,
      kind: 'redemption',
      comments,
    });
    expect(world.state.orders).toEqual([
      {
        id: expect.any(String),
        userId: demoMemberId,
        method: 'TANGOCARDS',
        status: 'Pending',
        cb: 1000,
        at: world.now(),
        comments: ['Alder Books gift card, 10 USD'],
      },
    ]);
  });

  it('may have any value in range, at the exact price or rounded up to whole CB', async () => {
    const euro = { cardUTID: 'B100004-1', encMaxVal: 'max.B100004', encMinVal: 'min.B100004' };
    for (const [body, cb] of [
      [variable('12.34', 1234), 1234],
      [variable(25, 2500), 2500],
      [variable(5, 500), 500],
      [variable(100, 10_000), 10_000],
      [giftCard(1627.5, { ...euro, cardValue: 15 }), 1627.5],
      [giftCard(1628, { ...euro, cardValue: 15 }), 1628],
    ] as const) {
      const { handlers, world } = memberWith(10_000);
      expect((await sendTo(handlers, create, body)).json).toMatchObject({ ErrorCode: 'SUCCESS' });
      expect(balanceOf(world, demoMemberId)).toBe(10_000 - cb);
    }
  });

  it.each([
    ['an unknown card', giftCard(1000, { cardUTID: 'B999999-1' })],
    ['the item of another brand', giftCard(1000, { cardUTID: 'B100008-1' })],
    ['a changed maximum', giftCard(1000, { encMaxVal: 'max.B100002' })],
    ['a value above the range', variable(100.01, 10_001)],
    ['a fraction of a cent', variable(10.005, 1001)],
    ['a text for a value', variable('ten', 1000)],
    ['a larger price', giftCard(1001)],
    ['an invalid e-mail', giftCard(1000, { email: 'nonsense' })],
    ['no information', { PartnerCode: 'TANGOCARDS', CB: 1000 }],
  ])('is refused for %s, with a message, and nothing is taken', async (_what, body) => {
    const { handlers, world } = memberWith(2500);
    const before = structuredClone(world.state);
    const { json } = await sendTo(handlers, create, body);
    expect(json).toMatchObject(refusal('INVALID_INPUT'));
    expect(world.state).toEqual(before);
  });

  it.each([
    ['a value that is not available', unavailable, /not available right now/],
    ['a value below the minimum of its brand', from25, /from 25 to 500 USD/],
    ['a value below the range', variable(4.99, 499), /from 5 to 100 USD/],
    ['another value of a fixed card', giftCard(1000, { cardValue: 25 }), /10 USD/],
    ['another price', giftCard(1), /1,000 CB/],
  ])('is refused for %s, with what it may be', async (_what, body, message) => {
    const { json } = await sendTo(memberWith(2500).handlers, create, body);
    expect(json).toMatchObject(refusal('INVALID_INPUT', message));
  });

  it('is refused for more than the balance [CON-03]', async () => {
    const { handlers, world } = memberWith(2500);
    const before = structuredClone(world.state);
    const order = giftCard(5000, { cardUTID: 'B100001-4', cardValue: 50 });
    const { json } = await sendTo(handlers, create, order);
    expect(json).toMatchObject(refusal('INSUFFICIENT_BALANCE'));
    expect(world.state).toEqual(before);
  });
});

describe('cash', () => {
  it('through Payza debits the ledger and creates an order [CAL-23]', async () => {
    const { handlers, world } = memberWith(1000);
    const { json } = await sendTo(handlers, '/payza/createOrder', { cbCount: 1000 });
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS', Info: [expect.any(String)] });
    expect(balanceOf(world, demoMemberId)).toBe(0);
    expect(world.state.orders).toMatchObject([
      {
        method: 'PAYZA',
        cb: 1000,
        status: 'Pending',
        comments: [expect.stringMatching(/Payza/)],
      },
    ]);
  });

  it.each([
    [999, 'INVALID_INPUT'],
    [1000.5, 'INVALID_INPUT'],
    [2501, 'INSUFFICIENT_BALANCE'],
    ['1000', 'INVALID_INPUT'],
  ])('is refused for %j to a member with 2,500 CB (PAY-05) [CON-03]', async (cbCount, code) => {
    const { handlers, world } = memberWith(2500);
    const before = structuredClone(world.state);
    const { json } = await sendTo(handlers, '/payza/createOrder', { cbCount });
    expect(json).toMatchObject(refusal(code));
    expect(world.state).toEqual(before);
  });
});

describe('legacy orders', () => {
  const order = (PartnerCode: string, info: Record<string, string>, CB: unknown = 1000) => ({
    PartnerCode,
    CB,
    AdditionalInfo: Object.entries(info).map(([name, value]) => ({ name, value })),
  });
  const paypal = { email: 'a@b.example', ppFirstName: 'Dana', ppLastName: 'Reyes' };

  it.each([
    ['PAYPAL', paypal],
    ['PAYTM', { MobileNo: '5550100' }],
    ['BITCOIN', { BCH: 'qq123' }],
    ['PAYZA', { email_payza: 'a@b.example' }],
    ['UPI', { VPA: 'dana@bank' }],
  ])('%s takes the CB and is listed', async (partner, info) => {
    const { handlers, world } = memberWith(1500);
    const { json } = await sendTo(handlers, create, order(partner, info));
    expect(json).toMatchObject({ ErrorCode: 'SUCCESS' });
    expect(balanceOf(world, demoMemberId)).toBe(500);
    expect((await sendTo(handlers, '/redemptions/list', {})).json).toMatchObject({
      Data: [
        {
          PartnerCode: partner,
          Status: 'Pending',
          CB: 1000,
          TimeStamp: '2026-11-20T12:00:00.000Z',
        },
      ],
    });
  });
});

it.each([create, '/payza/createOrder', '/redemptions/list', '/redemptions/check'])(
  '%s responds with 401 to a visitor [CON-02] [CAL-03]',
  async (path) => {
    const { handlers } = createBrowserBackend({ cookies: () => 'XSRF-TOKEN=token' });
    expect((await sendTo(handlers, path, giftCard(1000))).status).toBe(401);
  },
);
