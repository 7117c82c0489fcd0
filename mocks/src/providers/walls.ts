import type { ProviderCall, ProviderName } from '@cb/features/offerWalls/providers';
import type { Member } from '../world/records.ts';

interface PretendWall<Name extends string> {
  /** What its pretend page calls it. */
  readonly name: Name;
  /** Its pretend page is /wall/<page>. */
  readonly page: string;
  /** The Data that gives a member the link to that page, spelled as the provider does. */
  readonly data: (link: string, member: Member) => readonly unknown[];
}

/** One for each call of the site's providers, under the provider's name there; the compiler asks for both. */
type PretendWalls = {
  readonly [Call in ProviderCall]: PretendWall<ProviderName<Call>>;
} & {
  /** The old account's panel, which has no page among the offer walls. */
  readonly '/cint/offerwall': PretendWall<'Cint'>;
};

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

/** The pretend offer walls, by the call that gives the link (CAL-26 to CAL-35, D11). */
export const pretendWalls: PretendWalls = {
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
