import { notSignedIn } from '../envelopes.ts';
import { memberById } from '../world/members.ts';
import type { Member } from '../world/records.ts';
import { post, type Answer, type Call, type Caller } from './call.ts';

type MemberCaller = Caller & { readonly member: Member };

/** A POST call that only a member may make. */
export function membersPost(
  path: Call['path'],
  empties: Call['empties'],
  answer: (caller: MemberCaller) => Answer | Promise<Answer>,
): Call {
  return post(path, empties, (caller) => {
    const { world, userId } = caller;
    const member = userId === undefined ? undefined : memberById(world, userId);
    return member ? answer({ ...caller, member }) : { envelope: notSignedIn, status: 401 };
  });
}

/** A POST call that changes something, which only a member may make. */
export function membersChange(...call: Parameters<typeof membersPost>): Call {
  return { ...membersPost(...call), isChange: true, isOnce: true };
}
