import { failure, notSignedIn, success } from '../envelopes.ts';
import { balanceOf } from '../world/ledger.ts';
import { post, type Call } from './call.ts';

/** The session's member and their balance (API-10, API-11). */
export const sessionCalls: readonly Call[] = [
  post('/getUserIdFromSession', 'nothing', ({ userId }) =>
    userId === undefined
      ? { envelope: notSignedIn, status: 401 }
      : { envelope: success([{ UserId: userId }]) },
  ),

  post('/getCbCountByUser', 'nothing', ({ world, body, userId }) => {
    if (userId === undefined) return { envelope: notSignedIn, status: 401 };
    const asked = Object.hasOwn(body, 'UserId') ? body['UserId'] : '';
    const isOwn = asked === '' || asked === null || asked === userId;
    if (isOwn) return { envelope: success([{ TotalCb: balanceOf(world, userId) }]) };
    const refusal = failure('NOT_ALLOWED', 'You can only see your own balance.');
    return { envelope: refusal, status: 403 };
  }),
];
