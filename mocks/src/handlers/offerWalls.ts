import { success } from '../envelopes.ts';
import type { Member } from '../world/records.ts';
import type { Call, Caller } from './call.ts';
import { membersPost } from './membersPost.ts';

type MemberCaller = Caller & { readonly member: Member };

/** A provider's page for one member: `/wall/<provider>?member=<id>`. */
function wallOf(provider: string, { member, providersOrigin }: MemberCaller): string {
  const url = new URL(`/wall/${provider}`, providersOrigin);
  url.searchParams.set('member', member.id);
  return url.href;
}

/** A call whose Data is made of one provider's link. */
function linkPost(
  path: Call['path'],
  provider: string,
  dataOf: (link: string, caller: MemberCaller) => readonly unknown[],
): Call {
  return membersPost(path, 'records', (caller) => ({
    envelope: success(dataOf(wallOf(provider, caller), caller)),
  }));
}

/** What the walls take as their look, posted into their frames (BIT-03, INN-07). */
const bitLabsMessages = [
  { target: 'theme', value: 'dark' },
  { target: 'brandingColor', value: '#6941C6' },
  { target: 'navigationColor', value: '#101828' },
  { target: 'currencySymbol', value: 'CB' },
];
const inBrainMessages = [
  { target: 'theme', value: 'dark' },
  { target: 'currency', value: 'CB' },
];

/** The members' links to the offer walls, spelled as each provider does (CAL-24 to CAL-35, D11). */
export const offerWallCalls: readonly Call[] = [
  membersPost('/getUserIdForRapidoReach', 'records', ({ member }) => ({
    envelope: success([{ RapidoReachUserId: member.rapidoReachId }]),
  })),

  linkPost('/rapidoreach/offerwall', 'rapidoreach', (RapidoReachLink, { member }) => [
    { RapidoReachUserId: member.rapidoReachId, RapidoReachLink },
  ]),
  linkPost('/personaly/offerwall', 'personaly', (link) => [link]),
  linkPost('/wannads/offerwall', 'wannads', (link) => [link]),
  linkPost('/theoremreach/offerwall', 'theoremreach', (link) => [link]),
  linkPost('/sayso/offerwall', 'sayso', (SaysoLink) => [{ SaysoLink }]),
  linkPost('/adscend/offerwall', 'adscend', (AdscendLink) => [{ AdscendLink }]),
  linkPost('/adscend/offer', 'adscendoffer', (OfferwallLink) => [{ OfferwallLink }]),
  linkPost('/tapresearch/offerwall', 'tapresearch', (offer_url) => [{ offer_url }]),
  linkPost('/offertoro/offerwall', 'offertoro', (OfferToroUrl) => [{ OfferToroUrl }]),
  linkPost('/cint/offerwall', 'cint', (OfferwallAddress) => [{ OfferwallAddress }]),
  linkPost('/bitlabs/offerwall', 'bitlabs', (link) => [link, bitLabsMessages]),
  linkPost('/inbrain/offerwall', 'inbrain', (offerwallUrl, { member }) => [
    { offerwallUrl, mode: 'frame', runtimeMessages: inBrainMessages, userId: member.id },
  ]),
];
