import type { ReferralRow } from './RecentReferrals.tsx';

const people = [
  ['Ana', 'Okafor', 'ana.okafor', 'Active'],
  ['', '', 'tomas.lind', 'New'],
  ['Mei', 'Tan', 'mei.tan', 'Inactive'],
  ['Bilal', 'Novak', 'bilal.novak', 'Active'],
] as const;

/** Creates `count` referrals. */
export const createReferrals = (count: number): ReferralRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [firstName, lastName, mailbox, referralStatus] =
      people[index % people.length] ?? people[0];
    return {
      id: String(index),
      firstName,
      lastName,
      email: `${mailbox}@mail.example`,
      referralStatus,
      joinedOn: '09/11/2026 @ 4:05PM',
    };
  });
