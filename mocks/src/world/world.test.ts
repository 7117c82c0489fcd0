import { describe, expect, it } from 'vitest';
import { balanceOf } from './ledger.ts';
import { demoMemberId, otherMemberId } from './members.ts';
import { endSession, startSession, userIdOf } from './sessions.ts';
import { userStats } from './userStats.ts';
import { worldEpoch } from './world.ts';
import { createWorld } from './createWorld.ts';

const kinds = ['new', 'active', 'rich'] as const;

describe('createWorld', () => {
  it('is equal for equal seeds, and differs for others', () => {
    expect(createWorld({ seed: 7 }).state).toEqual(createWorld({ seed: 7 }).state);
    expect(createWorld({ seed: 7 }).state).not.toEqual(createWorld({ seed: 8 }).state);
  });

  it('shares nothing with another world', () => {
    const one = createWorld();
    const two = createWorld({ state: one.state });
    startSession(one, demoMemberId);
    expect(two.state.sessions).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])(
    'has a ledger that was never overdrawn, with each order (seed %d)',
    (seed) => {
      for (const member of kinds) {
        const { ledger, orders } = createWorld({ seed, member }).state;
        let balance = 0;
        let last = 0;
        for (const { amount, at } of ledger) {
          balance += amount;
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(at).toBeGreaterThanOrEqual(last);
          last = at;
        }
        expect(last).toBeLessThan(worldEpoch);
        const redeemed = ledger.filter(({ kind }) => kind === 'redemption');
        expect(redeemed.map(({ amount }) => -amount)).toEqual(orders.map(({ cb }) => cb));
      }
    },
  );

  it.each(kinds)('has consistent balance, statistics, orders and referrals (%s)', (member) => {
    const world = createWorld({ member });
    const { ledger, orders, referrals, members, codes } = world.state;
    const { CB, Referrals } = userStats(world, demoMemberId);
    expect(CB.current).toBe(balanceOf(world, demoMemberId));
    expect(CB.lifetime - CB.claimed).toBe(CB.current);
    const notReturned = orders.filter(({ status }) => status !== 'Rejected');
    expect(CB.claimed).toBe(notReturned.reduce((sum, { cb }) => sum + cb, 0));
    const returned = ledger.filter(({ kind }) => kind === 'return');
    expect(returned.map(({ amount }) => amount)).toEqual(
      orders.filter(({ status }) => status === 'Rejected').map(({ cb }) => cb),
    );
    expect(Referrals.lifetime).toBe(referrals.length);
    const areBetweenJoiningAndNow = [...ledger, ...orders, ...referrals].every(
      ({ at }) => at > (members[0]?.joinedAt ?? Infinity) && at < worldEpoch,
    );
    expect(areBetweenJoiningAndNow).toBe(true);
    for (const { kind, at, comments } of ledger) {
      if (kind !== 'referral') continue;
      const friend = referrals.find(
        ({ firstName, lastName }) => comments[0] === `${firstName} ${lastName} completed a survey`,
      );
      expect(friend?.at).toBeLessThan(at);
    }
    const used = codes.filter(({ redeemedBy }) => redeemedBy.includes(demoMemberId));
    expect(ledger.filter(({ kind }) => kind === 'code').map(({ amount }) => amount)).toEqual(
      used.map(({ cb }) => cb),
    );
  });

  it('resets to the state that it was created with', () => {
    const world = createWorld();
    const before = structuredClone(world.state);
    startSession(world, demoMemberId);
    world.reset();
    expect(world.state).toEqual(before);
  });

  it('notifies listeners of changes and of a reset, until they unsubscribe', () => {
    const world = createWorld();
    let changes = 0;
    const stop = world.onChange(() => (changes += 1));
    startSession(world, demoMemberId);
    world.reset();
    expect(changes).toBe(2);
    stop();
    startSession(world, demoMemberId);
    expect(changes).toBe(2);
  });
});

describe('sessions', () => {
  it('belong to one member and end once', () => {
    const world = createWorld();
    const token = startSession(world, demoMemberId);
    expect(userIdOf(world, token)).toBe(demoMemberId);
    expect(userIdOf(world, undefined)).toBeUndefined();
    expect(userIdOf(world, '__proto__')).toBeUndefined();
    const other = startSession(world, otherMemberId);
    const last = startSession(world, demoMemberId);
    endSession(world, other);
    endSession(world, other);
    const members = () => [token, other, last].map((each) => userIdOf(world, each));
    expect(members()).toEqual([demoMemberId, undefined, demoMemberId]);
    endSession(world, token);
    expect(members()).toEqual([undefined, undefined, demoMemberId]);
  });

  it('have tokens that a world of the same seed does not repeat', () => {
    const [one, two] = [createWorld(), createWorld()];
    expect(startSession(one, demoMemberId)).not.toBe(startSession(two, demoMemberId));
  });
});
