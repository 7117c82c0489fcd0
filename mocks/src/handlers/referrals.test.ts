import { describe, expect, it } from 'vitest';
import { createBrowserBackend } from '../serve/browser.ts';
import { ask } from '../serve/testClient.ts';
import { demoMemberId, otherMemberId } from '../world/members.ts';
import { createWorld } from '../world/createWorld.ts';

const cookies = () => 'XSRF-TOKEN=token';
const signedIn = () =>
  createBrowserBackend({ cookies, signedIn: true, world: createWorld({ member: 'rich' }) });
const page = (Offset: unknown, Limit: unknown = 15) => ({
  ReferredBy: demoMemberId,
  ReferredTo: '',
  Limit,
  Offset,
});

interface Row {
  Date: string;
  Details: { Status?: string; Email: string; BasicProfile: { FirstName: string } };
}

const rowsOf = (json: unknown) => (json as { Data: Row[] }).Data;

it.each(['/referral/createUrl', '/referrals/get'])('%s answers 401 to a visitor', async (path) => {
  const { status } = await ask(createBrowserBackend({ cookies }).handlers, path, page(0));
  expect(status).toBe(401);
});

it('/referral/createUrl answers the link of the member, to a call without a body', async () => {
  const { json } = await ask(signedIn().handlers, '/referral/createUrl');
  expect(json).toMatchObject({
    ErrorCode: 'SUCCESS',
    Data: [{ ReferralUrl: `https://www.cbrewards.example/join?by=${demoMemberId}` }],
  });
});

describe('/referrals/get', () => {
  it('returns pages, newest first, that add up to all referrals', async () => {
    const { handlers, world } = signedIn();
    const sizes: number[] = [];
    const rows: Row[] = [];
    for (let offset = 0; offset < 60; offset += 15) {
      const { json } = await ask(handlers, '/referrals/get', page(offset));
      sizes.push(rowsOf(json).length);
      rows.push(...rowsOf(json));
    }
    expect(sizes).toEqual([15, 15, 15, 3]);
    const dates = rows.map((row) => Date.parse(row.Date));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect(new Set(rows.map(({ Details }) => Details.Email)).size).toBe(
      world.state.referrals.length,
    );
    expect(rows.some(({ Details }) => !('Status' in Details))).toBe(true);
  });

  it('does not return referrals of another member', async () => {
    const { handlers, world } = signedIn();
    const at = world.now();
    const theirs = { referredBy: otherMemberId, at, email: 'x@y.example' };
    world.state.referrals.push({ ...theirs, id: 'theirs', firstName: '', lastName: '' });
    const { json } = await ask(handlers, '/referrals/get', page(0, 100));
    expect(rowsOf(json)).toHaveLength(48);
  });

  it.each([
    ['0', 15],
    [-1, 15],
    [0.5, 15],
    [0, 0],
    [0, 1e21],
    [null, 15],
  ])('refuses the offset %j with the limit %j', async (offset, limit) => {
    const { status } = await ask(signedIn().handlers, '/referrals/get', page(offset, limit));
    expect(status).toBe(400);
  });
});
