import type { ReferralRow } from './RecentReferrals.tsx';

const people = [
  ['Ana', 'Novak', 'Active'],
  ['Bilal', 'Okafor', 'Inactive'],
  ['', '', 'New'],
  ['Chen', 'Virtanen', 'Active'],
] as const;

/** Creates `count` referrals. */
export const friends = (count: number): ReferralRow[] =>
  Array.from({ length: count }, (_, at) => {
    const [firstName, lastName, referralStatus] = people[at % people.length] ?? people[0];
    return {
      id: String(at),
      firstName,
      lastName,
      email: `friend${at + 1}@mail.example`,
      referralStatus,
      joinedOn: '09/11/2026 @ 4:05PM',
    };
  });
