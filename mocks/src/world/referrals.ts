import type { Referral } from './records.ts';
import type { Random } from './random.ts';
import { dayMs, type World } from './world.ts';

const firstNames = 'Ana Tomas Mei Bilal Divya Emil Femi Grace Hugo Ingrid Jonas Keiko Lucia'.split(
  ' ',
);
const lastNames = 'Okafor Lind Tan Novak Silva Virtanen Weber Adeyemi'.split(' ');
const statuses = ['Active', 'Active', 'Active', 'Inactive'] as const;

/** Creates a member's referrals, newest first; recent months have more of them. */
export function seedReferrals(
  random: Random,
  {
    referredBy,
    count,
    days,
    now,
  }: { referredBy: string; count: number; days: number; now: number },
): Referral[] {
  let joinedAt = now;
  return Array.from({ length: count }, (_, index) => {
    joinedAt -=
      (random.int(1, 3) + (days * index) / count ** 2) * dayMs + random.int(0, 600) * 60_000;
    // Each pair occurs once, because the lengths of the lists are coprime.
    const firstName = firstNames[index % firstNames.length] ?? '';
    const lastName = lastNames[index % lastNames.length] ?? '';
    const status = index % 4 === 1 ? undefined : random.pick(statuses);
    const base = { id: `referral-${index + 1}`, referredBy, at: Math.round(joinedAt) };
    const email = `${firstName}.${lastName}@mail.example`.toLowerCase();
    // New members have no profile yet.
    if (status === undefined) return { ...base, email, firstName: '', lastName: '' };
    return { ...base, email, firstName, lastName, status };
  });
}

/** Returns a member's referrals, newest first, as the state has them. */
export function referralsBy(world: World, userId: string): Referral[] {
  return world.state.referrals.filter(({ referredBy }) => referredBy === userId);
}

/** Returns the link that a member shares; it carries their id. */
export function referralLinkOf(userId: string): string {
  const link = new URL('https://www.cbrewards.example/join');
  link.searchParams.set('by', userId);
  return link.href;
}
