import { success } from './envelopes.ts';
import { mockWalls } from '../providers/walls.ts';
import type { Call } from './call.ts';
import { membersPost } from './membersPost.ts';

/** Returns the link to a provider's page: `/wall/<page>?member=<id>`. */
function wallLink(origin: string, page: string, memberId: string): string {
  const url = new URL(`/wall/${page}`, origin);
  url.searchParams.set('member', memberId);
  return url.href;
}

const hasPath = <Wall>(entry: [string, Wall]): entry is [Call['path'], Wall] =>
  entry[0].startsWith('/');

/** The calls that return a member's link to an offer wall (CAL-24 to CAL-35, D11). */
export const offerWallCalls: readonly Call[] = [
  membersPost('/getUserIdForRapidoReach', 'records', ({ member }) => ({
    envelope: success([{ RapidoReachUserId: member.rapidoReachId }]),
  })),
  ...Object.entries(mockWalls)
    .filter(hasPath)
    .map(([path, { page, data }]) =>
      membersPost(path, 'records', ({ member, providersOrigin }) => ({
        envelope: success(data(wallLink(providersOrigin, page, member.id), member)),
      })),
    ),
];
