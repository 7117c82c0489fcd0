import { envelopeOf, notSignedIn, success } from './envelopes.ts';
import { redeemCode } from '../world/redeemCode.ts';
import { change, text, type Call } from './call.ts';

/** CB codes (API-12). */
export const codeCalls: readonly Call[] = [
  change('/cinchCode/redeem', 'messages', ({ world, body, userId }) => {
    if (userId === undefined) return { envelope: notSignedIn, status: 401 };
    const outcome = redeemCode(world, userId, text(body, 'code'));
    const envelope = envelopeOf(outcome, ({ cb, comment }) =>
      success([{ cbCount: cb, Comments: [comment] }]),
    );
    return { envelope };
  }),
];
