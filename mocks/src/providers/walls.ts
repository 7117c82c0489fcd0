import type { ProviderCall, ProviderName } from '@cb/features/offerWalls/providers';
import type { Member } from '../world/records.ts';

interface MockWall<Name extends string> {
  /** The provider's name on its mock page. */
  readonly name: Name;
  /** The mock page's path is /wall/<page>. */
  readonly page: string;
  /** Returns the Data with the member's link, in the provider's format. */
  readonly data: (link: string, member: Member) => readonly unknown[];
}

/** One wall per provider call, whose name the compiler checks against the site's record. */
type MockWalls = {
  readonly [Call in ProviderCall]: MockWall<ProviderName<Call>>;
} & {
  /** The panel of the old account, which is not one of the site's offer walls. */
  readonly '/cint/offerwall': MockWall<'Cint'>;
};

/** Messages that the site posts to the walls' frames to style them (BIT-03, INN-07). */
const bitLabsMessages = [
  { target: 'app.modifier.theme', value: 'dark' },
  { target: 'app.visual.dark.interaction_color', value: '#6941C6' },
];
const inBrainMessages = [
  { target: 'theme', value: 'dark' },
  { target: 'currency', value: 'CB' },
];

/** The mock offer walls by the call that returns their link (CAL-26 to CAL-35, D11). */
export const mockWalls: MockWalls = {
  '/rapidoreach/offerwall': {
    name: 'RapidoReach',
    page: 'rapidoreach',
    data: (RapidoReachLink, { rapidoReachId }) => [
      { RapidoReachUserId: rapidoReachId, RapidoReachLink },
    ],
  },
  '/personaly/offerwall': { name: 'Personaly', page: 'personaly', data: (link) => [link] },
  '/wannads/offerwall': { name: 'Wannads', page: 'wannads', data: (link) => [link] },
  '/theoremreach/offerwall': {
    name: 'TheoremReach',
    page: 'theoremreach',
    data: (link) => [link],
  },
  '/sayso/offerwall': { name: 'Sayso', page: 'sayso', data: (SaysoLink) => [{ SaysoLink }] },
  '/adscend/offerwall': {
    name: 'Adscend',
    page: 'adscend',
    data: (AdscendLink) => [{ AdscendLink }],
  },
  '/adscend/offer': {
    name: 'Adscend offer',
    page: 'adscendoffer',
    data: (OfferwallLink) => [{ OfferwallLink }],
  },
  '/tapresearch/offerwall': {
    name: 'TapResearch',
    page: 'tapresearch',
    data: (offer_url) => [{ offer_url }],
  },
  '/offertoro/offerwall': {
    name: 'Offertoro',
    page: 'offertoro',
    data: (OfferToroUrl) => [{ OfferToroUrl }],
  },
  '/cint/offerwall': {
    name: 'Cint',
    page: 'cint',
    data: (OfferwallAddress) => [{ OfferwallAddress }],
  },
  '/bitlabs/offerwall': {
    name: 'BitLabs',
    page: 'bitlabs',
    data: (link) => [link, bitLabsMessages],
  },
  '/inbrain/offerwall': {
    name: 'inBrain',
    page: 'inbrain',
    data: (offerwallUrl, { id }) => [
      { offerwallUrl, mode: 'frame', runtimeMessages: inBrainMessages, userId: id },
    ],
  },
};
