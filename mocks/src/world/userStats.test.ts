import { expect, it } from 'vitest';
import { createWorld } from './createWorld.ts';
import { balanceOf } from './ledger.ts';
import { demoMemberId, otherMemberId } from './members.ts';
import { userStats } from './userStats.ts';

const day = 86_400_000;

it('counts a week as 7 days and a month as 30, for this member only', () => {
  const world = createWorld({ member: 'new' });
  const ages = [0, 7 * day, 7 * day + 1, 30 * day, 30 * day + 1];
  for (const userId of [demoMemberId, otherMemberId]) {
    for (const age of ages) {
      const at = world.now() - age;
      const entry = { userId, at, amount: 1.5, description: 'Test', comments: [] };
      world.state.ledger.push({ ...entry, id: '', kind: 'survey' });
      const friend = { referredBy: userId, at, email: '', firstName: '', lastName: '' };
      world.state.referrals.push({ ...friend, id: '' });
    }
  }
  expect(userStats(world, demoMemberId)).toEqual({
    CB: { current: 7.5, lifetime: 7.5, week: 3, month: 6, claimed: 0 },
    Referrals: { lifetime: 5, week: 2, month: 4 },
  });
});

it('differs from the balance while it has not been counted again', () => {
  const world = createWorld({ member: 'active' });
  world.state.statsCountedAt = world.now() - 7 * day;
  const { CB } = userStats(world, demoMemberId);
  expect(CB.lifetime - CB.claimed).toBe(CB.current);
  expect(CB.week).toBe(0);
  expect(CB.current).not.toBe(balanceOf(world, demoMemberId));
});
