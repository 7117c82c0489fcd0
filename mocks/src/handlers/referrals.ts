import { failure, success } from './envelopes.ts';
import { referralLinkOf, referralsBy } from '../world/referrals.ts';
import type { Referral } from '../world/records.ts';
import { isPage, number, text, type Call } from './call.ts';
import { membersPost } from './membersPost.ts';

/** The maximum page size, so that one call never returns an unbounded list. */
const maxPageSize = 200;

/** Referrals (CAL-21, CAL-22). */
export const referralCalls: readonly Call[] = [
  membersPost('/referral/createUrl', 'records', ({ member }) => ({
    envelope: success([{ ReferralUrl: referralLinkOf(member.id) }]),
  })),

  membersPost('/referrals/get', 'records', ({ world, body, member }) => {
    const [limit, offset] = [number(body, 'Limit'), number(body, 'Offset')];
    if (!isPage(limit, offset)) {
      const refusal = failure('INVALID_INPUT', 'Limit must be over 0 and Offset 0 or more.');
      return { envelope: refusal, status: 400 };
    }
    const wanted = text(body, 'ReferredTo');
    const page = referralsBy(world, member.id)
      .filter(({ email }) => wanted === '' || email === wanted)
      .slice(offset, offset + Math.min(limit, maxPageSize));
    return { envelope: success(page.map(toWire)) };
  }),
];

function toWire({ at, email, firstName, lastName, status }: Referral) {
  return {
    Date: new Date(at).toISOString(),
    Details: {
      ...(status && { Status: status }),
      Email: email,
      BasicProfile: { FirstName: firstName, LastName: lastName },
    },
  };
}
