import { expect, it } from 'vitest';
import { createWorld } from './createWorld.ts';
import { keepAnswer, memberOwner } from './keptAnswers.ts';
import { credit } from './ledger.ts';
import { demoLogin, demoMemberId, memberById, otherMemberId } from './members.ts';
import { deleteAccount } from './membership.ts';
import { redeemCash } from './redemptions.ts';
import { startSession } from './sessions.ts';
import type { World } from './world.ts';

/** Gives a member something of everything. */
function use(world: World, userId: string) {
  const { state } = world;
  startSession(world, userId);
  credit(world, userId, 2000, { kind: 'survey', description: 'Test' });
  redeemCash(world, userId, 1000);
  state.answers.push({ userId, questionId: 104, precodes: ['1'] });
  const friend = { id: `referral-${userId}`, email: 'friend@mail.example', at: world.now() };
  state.referrals.push({ ...friend, referredBy: userId, firstName: '', lastName: '' });
  const envelope = { ErrorCode: 'SUCCESS' };
  keepAnswer(world, { owner: memberOwner(userId), keyHash: 'a', fingerprint: 'b', envelope });
}

it('deletes all that a member has, and nothing of others [DEL-08]', async () => {
  const world = createWorld({ member: 'new' });
  use(world, otherMemberId);
  const before = structuredClone(world.state);
  use(world, demoMemberId);
  const member = memberById(world, demoMemberId);
  const asked = { password: demoLogin.password, confirmed: true };
  expect(member && (await deleteAccount(world, member, asked))).toMatchObject({ ok: true });
  expect(world.state).toEqual({
    ...before,
    nextId: world.state.nextId,
    members: before.members.filter(({ id }) => id === otherMemberId),
  });
});
