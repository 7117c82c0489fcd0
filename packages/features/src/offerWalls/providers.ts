import type { FrameProps } from '@cb/ui/components/Frame';
import * as v from 'valibot';

/** A message for a provider's page, sent once it has loaded in the frame (FRM-05). */
export interface RuntimeMessage {
  readonly target: string;
  readonly value: unknown;
}

/**
 * The messages for BitLabs if the server sends none (BIT-05, D272). The names are those of BitLabs'
 * runtime interface; it ignores unknown ones.
 */
export const bitlabsTheme: readonly RuntimeMessage[] = [
  { target: 'app.modifier.theme', value: 'dark' },
  { target: 'app.visual.dark.interaction_color', value: '#0F9D58' },
  { target: 'app.visual.dark.navigation_color', value: '#101828' },
  { target: 'general.currency.symbol.content', value: 'CB' },
  { target: 'general.currency.symbol.is_image', value: false },
];

/** The hooks of BitLabs' page that carry a reward. */
const rewardHook = v.object({
  type: v.literal('hook'),
  name: v.picklist([
    'offerwall-surveys:survey.complete',
    'offerwall-surveys:survey.screenout',
    'offerwall-surveys:survey.start-bonus',
  ]),
});

/** Whether a message of BitLabs' page says that it credits the member. Its amount is not used. */
export const isBitlabsReward = (data: unknown) => v.is(rewardHook, data);

/** The routes below /dashboard that contain offer walls. */
export type WallContainer = 'offers' | 'offerwallcb';

interface ProviderPage {
  /** The text of its tab; a page without one can be reached by its address only. */
  readonly tab?: string;
  /** `link` shows a button instead of the frame, which is the default (D18). */
  readonly mode?: 'frame' | 'link';
}

/**
 * The data that all providers have. The record's key is the slug, the last segment of their
 * addresses.
 */
export interface Provider {
  /** The name in headings, titles, loading texts and alerts. */
  readonly name: string;
  /** Its pages, by container. */
  readonly pages: { readonly [Container in WallContainer]?: ProviderPage };
}

/** A provider whose page needs only the link returned by one call (FRM-01). */
export interface Wall extends Provider {
  /** The path of a POST without a body (D11). */
  readonly call: `/${string}`;
  /** The property of Data[0] that contains the link; without it Data[0] is the link. */
  readonly linkKey?: string;
  /** Messages for the frame if Data[1] has none; if omitted, Data[1] is not read. */
  readonly defaultMessages?: readonly RuntimeMessage[];
  /** Whether a message of its page says that it credits the member; the balance is then refetched. */
  readonly isReward?: (data: unknown) => boolean;
  /** How long the page keeps loading after the link arrived, in ms (RPD-03). */
  readonly settleMs?: number;
  readonly height?: FrameProps['height'];
  /** `alert`: a browser alert, and the text stays; `silent`: only logged (FRM-04, OTO-05). */
  readonly failure: 'alert' | 'silent';
}

/** A provider whose page needs more than a link; its container makes the calls. */
interface ProviderWithOwnContainer extends Provider {
  readonly hasOwnContainer: true;
  readonly call?: `/${string}`;
}

/** How long most walls keep loading after their link arrived, in ms (RPD-03). */
const settleMs = 1000;

/**
 * One record per provider, which defines its routes, tabs, title and texts, in the order of the
 * tabs.
 */
export const providers = {
  rapidoreach: {
    name: 'RapidoReach',
    pages: {
      offers: { tab: 'RapidoReach', mode: 'frame' },
      offerwallcb: { tab: 'RAPIDOREACH IFRAME', mode: 'frame' },
    },
    call: '/rapidoreach/offerwall',
    linkKey: 'RapidoReachLink',
    settleMs,
    failure: 'alert',
  },
  // Both containers open on the record above (OFW-04, OWC-03).
  'rapidoreach-widget': {
    name: 'RapidoReach widget',
    pages: { offerwallcb: { tab: 'RAPIDOREACH WIDGET' } },
    hasOwnContainer: true,
  },
  sayso: {
    name: 'Sayso',
    pages: { offers: { mode: 'frame' }, offerwallcb: { mode: 'frame' } },
    call: '/sayso/offerwall',
    linkKey: 'SaysoLink',
    settleMs,
    failure: 'alert',
  },
  tapresearch: {
    name: 'TapResearch',
    pages: { offers: {}, offerwallcb: {} },
    call: '/tapresearch/offerwall',
    linkKey: 'offer_url',
    settleMs,
    failure: 'alert',
  },
  offertoro: {
    name: 'Offertoro',
    pages: { offerwallcb: { tab: 'OFFERTORO', mode: 'frame' } },
    call: '/offertoro/offerwall',
    linkKey: 'OfferToroUrl',
    settleMs,
    failure: 'silent',
  },
  bitlabs: {
    name: 'BitLabs',
    pages: { offerwallcb: { tab: 'BITLABS' } },
    call: '/bitlabs/offerwall',
    defaultMessages: bitlabsTheme,
    isReward: isBitlabsReward,
    failure: 'silent',
  },
  inbrain: {
    name: 'inBrain',
    pages: { offerwallcb: { tab: 'INBRAIN' } },
    hasOwnContainer: true,
    call: '/inbrain/offerwall',
  },
  personaly: {
    name: 'Personaly',
    pages: { offers: {}, offerwallcb: {} },
    call: '/personaly/offerwall',
    failure: 'alert',
  },
  wannads: {
    name: 'Wannads',
    pages: { offers: {}, offerwallcb: {} },
    call: '/wannads/offerwall',
    failure: 'alert',
  },
  adscend: {
    name: 'Adscend',
    pages: { offers: {} },
    call: '/adscend/offerwall',
    linkKey: 'AdscendLink',
    failure: 'alert',
  },
  adscendmedia: {
    name: 'AdscendMedia',
    pages: { offerwallcb: {} },
    call: '/adscend/offerwall',
    linkKey: 'AdscendLink',
    failure: 'alert',
  },
  adscendoffer: {
    name: 'Adscend offer',
    pages: { offers: {}, offerwallcb: {} },
    call: '/adscend/offer',
    linkKey: 'OfferwallLink',
    failure: 'alert',
  },
  theoremreach: {
    name: 'TheoremReach',
    pages: { offerwallcb: {} },
    call: '/theoremreach/offerwall',
    height: 'survey',
    failure: 'silent',
  },
} as const satisfies Record<string, Wall | ProviderWithOwnContainer>;

type Providers = typeof providers;
export type ProviderSlug = keyof Providers;

/** The providers whose page needs only a link; the others have their own container. */
export type WallSlug = {
  [Slug in ProviderSlug]: Providers[Slug] extends Wall ? Slug : never;
}[ProviderSlug];

/** The calls of all providers. */
export type ProviderCall = Extract<Providers[ProviderSlug], { call: string }>['call'];

/** The names of the providers that use a call. */
export type ProviderName<Call extends ProviderCall> = Extract<
  Providers[ProviderSlug],
  { call: Call }
>['name'];

const isProvider = (slug: string): slug is ProviderSlug => Object.hasOwn(providers, slug);

/** Whether a provider's page needs only a link. */
export const isWall = (slug: ProviderSlug): slug is WallSlug =>
  !('hasOwnContainer' in providers[slug]);

/** Returns the providers' pages in a container, in the order of their tabs. */
export function pagesIn(container: WallContainer) {
  return Object.keys(providers)
    .filter(isProvider)
    .flatMap((slug) => {
      const { name, pages }: Provider = providers[slug];
      const page = pages[container];
      return page ? [{ slug, name, ...page }] : [];
    });
}
