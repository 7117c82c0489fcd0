import { describe, expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { ask } from '../serve/testClient.ts';
import { balanceOf, debit } from '../world/ledger.ts';
import { demoMemberId, otherMemberId } from '../world/members.ts';
import { createWorld } from '../world/createWorld.ts';

const cookies = () => 'XSRF-TOKEN=token';
const signedIn = (member: 'new' | 'active' | 'rich' = 'rich') =>
  createBrowserBackend({ cookies, signedIn: true, world: createWorld({ member }) });
const asked = {
  UserId: demoMemberId,
  ReferenceId: '',
  TransactionType: '',
  Limit: 200,
  Skip: 0,
};

interface Row {
  TransactionDate: string;
  TransactionType: string;
  cbCount: number;
}

const rowsOf = (json: unknown) => (json as { Data: Row[] }).Data;

it.each(['/ListTransactions', '/searchOrders'])('%s answers 401 to a visitor', async (path) => {
  const { status } = await ask(createBrowserBackend({ cookies }).handlers, path, asked);
  expect(status).toBe(401);
});

describe('/ListTransactions', () => {
  it('returns the newest entries first, up to the limit', async () => {
    const { handlers } = signedIn();
    const first = rowsOf((await ask(handlers, '/ListTransactions', asked)).json);
    expect(first).toHaveLength(200);
    const dates = first.map((row) => Date.parse(row.TransactionDate));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    const rest = rowsOf((await ask(handlers, '/ListTransactions', { ...asked, Skip: 200 })).json);
    expect(rest).toHaveLength(46);
  });

  it('adds up to the balance', async () => {
    const { handlers, world } = signedIn('active');
    const rows = rowsOf((await ask(handlers, '/ListTransactions', asked)).json);
    const sum = rows.reduce((total, { cbCount }) => total + cbCount, 0);
    expect(sum).toBeCloseTo(balanceOf(world, demoMemberId), 2);
  });

  it('refuses an invalid page', async () => {
    const { handlers } = signedIn();
    const none = await ask(handlers, '/ListTransactions', { ...asked, Limit: '200' });
    expect(none.status).toBe(400);
  });
});

describe('/searchOrders', () => {
  it('returns only the orders of the member', async () => {
    const { handlers, world } = signedIn('active');
    const [first] = world.state.orders;
    if (first) world.state.orders.push({ ...first, userId: otherMemberId });
    const { json } = await ask(handlers, '/searchOrders');
    expect(json).toMatchObject({
      Data: [
        {
          PartnerCode: 'TANGOCARDS',
          Status: 'Pending',
          CB: 1000,
          Comments: ['Bluebird Coffee gift card, 10 USD'],
        },
        { PartnerCode: 'TANGOCARDS', Status: 'Rejected' },
        { PartnerCode: 'TANGOCARDS', Status: 'Approved' },
      ],
    });
  });

  it('lists the latest redemption first, as does the ledger', async () => {
    const { handlers, world } = signedIn('active');
    debit(world, demoMemberId, 100, { kind: 'redemption', description: 'Redemption' });
    const order = { id: 'order-new', userId: demoMemberId, method: 'PAYZA', cb: 100 } as const;
    world.state.orders.push({ ...order, status: 'Pending', at: world.now(), comments: ['Soon.'] });
    const orders = await ask(handlers, '/searchOrders');
    const TimeStamp = new Date(world.now()).toISOString();
    expect(rowsOf(orders.json)[0]).toEqual({
      PartnerCode: 'PAYZA',
      Status: 'Pending',
      CB: 100,
      Comments: ['Soon.'],
      TimeStamp,
    });
    const transactions = await ask(handlers, '/ListTransactions', asked);
    expect(rowsOf(transactions.json)[0]).toMatchObject({
      TransactionType: 'Redemption',
      cbCount: -100,
    });
  });
});
