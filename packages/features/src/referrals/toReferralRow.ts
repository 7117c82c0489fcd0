import type { ReferralRow } from '@cb/ui/screens/Referrals/RecentReferrals';
import { readInstant, unparsedDate, writeReferralDate } from '../wire/dates.ts';
import type { WireReferral } from './referralRecord.ts';

/** Converts a referral for the table; without a status it is "New" (REF-10, REF-11). */
export function toReferralRow(
  { Date: date, Details: { Status, Email, BasicProfile } }: WireReferral,
  id: string,
  timeZone: string,
): ReferralRow {
  const at = readInstant(date);
  return {
    id,
    firstName: BasicProfile.FirstName,
    lastName: BasicProfile.LastName,
    email: Email,
    referralStatus: Status.trim() === '' ? 'New' : Status,
    joinedOn: at === undefined ? unparsedDate(date) : writeReferralDate(at, timeZone),
  };
}
