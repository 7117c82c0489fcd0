import { notSignedIn } from './envelopes.ts';
import { memberById } from '../world/members.ts';
import type { Member } from '../world/records.ts';
import { post, type Outcome, type Call, type Caller } from './call.ts';

type MemberCaller = Caller & { readonly member: Member };

/** Creates a POST call that requires a session; otherwise it responds with 401. */
export function membersPost(
  path: Call['path'],
  emptyScenario: Call['emptyScenario'],
  respond: (caller: MemberCaller) => Outcome,
): Call {
  return post(path, emptyScenario, (caller) => {
    const { world, userId } = caller;
    const member = userId === undefined ? undefined : memberById(world, userId);
    return member ? respond({ ...caller, member }) : { envelope: notSignedIn, status: 401 };
  });
}

/** Creates a POST call that requires a session, changes something and supports idempotency keys. */
export function membersChange(...call: Parameters<typeof membersPost>): Call {
  return { ...membersPost(...call), isOnce: true };
}
