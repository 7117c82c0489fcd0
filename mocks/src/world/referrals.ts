import type { Referral } from './records.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

const firstNames = ['Ana', 'Bilal', 'Chen', 'Divya', 'Emil', 'Femi', 'Grace', 'Hugo'] as const;
const lastNames = ['Novak', 'Okafor', 'Silva', 'Tanaka', 'Virtanen', 'Weber'] as const;
const statuses = ['Active', 'Active', 'Inactive', undefined] as const;
const day = 86_400_000;

/** Creates referrals, newest first, one to four days apart. */
export function seedReferrals(
  random: Random,
  referredBy: string,
  count: number,
  now: number,
): Referral[] {
  let at = now;
  return Array.from({ length: count }, (_, index) => {
    at -= random.int(1, 4) * day + random.int(0, 600) * 60_000;
    const status = random.pick(statuses);
    const isNew = status === undefined;
    const firstName = isNew ? '' : random.pick(firstNames);
    const lastName = isNew ? '' : random.pick(lastNames);
    const email = `friend${index + 1}@mail.example`;
    const base = { id: `referral-${index + 1}`, referredBy, at, email, firstName, lastName };
    return isNew ? base : { ...base, status };
  });
}

/** Returns a member's referrals, newest first. */
export function referralsBy(world: World, userId: string): Referral[] {
  return world.state.referrals
    .filter(({ referredBy }) => referredBy === userId)
    .toSorted((one, other) => other.at - one.at);
}

/** Returns the link that a member shares; it carries their id. */
export function referralLinkOf(userId: string): string {
  const link = new URL('https://www.cbrewards.example/join');
  link.searchParams.set('by', userId);
  return link.href;
}
