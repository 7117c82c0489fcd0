import { notSignedIn, success } from './envelopes.ts';
import { balanceOf } from '../world/ledger.ts';
import { post, type Call } from './call.ts';

/** The session's member and their balance (API-10, API-11). */
export const sessionCalls: readonly Call[] = [
  post('/getUserIdFromSession', 'nothing', ({ userId }) =>
    userId === undefined
      ? { envelope: notSignedIn, status: 401 }
      : { envelope: success([{ UserId: userId }]) },
  ),

  post('/getCbCountByUser', 'nothing', ({ world, userId }) =>
    userId === undefined
      ? { envelope: notSignedIn, status: 401 }
      : { envelope: success([{ TotalCb: balanceOf(world, userId) }]) },
  ),
];
