import type { Member } from './records.ts';
import type { World } from './world.ts';

/** The login that is printed at start-up and used by stories with a signed-in member. */
export const demoLogin = {
  email: 'demo@cbrewards.example',
  password: 'demo-password-1',
} as const;

/** A second member with the same password, for tests that members' data do not mix. */
export const otherLogin = {
  email: 'other@cbrewards.example',
  password: demoLogin.password,
} as const;

export const demoMemberId = 'member-1001';
export const otherMemberId = 'member-1002';

/** Returns an e-mail address as it is stored and compared: trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Returns the user name: derived from the id, so it stays the same when the e-mail changes. */
export const usernameOf = ({ id }: Member): string => id.replace('member-', 'cb-');

export function memberByEmail(world: World, email: string): Member | undefined {
  const normalized = normalizeEmail(email);
  return world.state.members.find((member) => member.email === normalized);
}

export function memberById(world: World, id: string): Member | undefined {
  return world.state.members.find((member) => member.id === id);
}

export function newMember(id: string, email: string, password: string, joinedAt: number): Member {
  return {
    id,
    email: normalizeEmail(email),
    password,
    joinedAt,
    rapidoReachId: `${id}-20417-cb`,
    profile: {
      firstName: '',
      lastName: '',
      city: '',
      zipCode: '',
      countryLanguageCode: 'ENG-US',
    },
  };
}

export function seedMembers(joinedAt: number): Member[] {
  const demo = newMember(demoMemberId, demoLogin.email, demoLogin.password, joinedAt);
  const other = newMember(otherMemberId, otherLogin.email, otherLogin.password, joinedAt);
  demo.profile = { ...demo.profile, firstName: 'Dana', lastName: 'Reyes', city: 'Austin' };
  demo.profile.zipCode = '73301';
  return [demo, other];
}
