import type { FrameProps } from '@cb/ui/components/Frame';
import { bitlabsTheme, type RuntimeMessage } from './runtimeMessage.ts';

/** The children of /dashboard that hold offer walls. */
export type WallContainer = 'offers' | 'offerwallcb';

interface ProviderPage {
  /** Text of its tab; a page without one is reached by its address only. */
  readonly tab?: string;
  /** `link` shows a button in place of the frame, which is the default (decision D18). */
  readonly mode?: 'frame' | 'link';
}

/** What all providers have. The key of the record, the slug, ends the addresses of their pages. */
export interface Provider {
  /** As headings, titles, loading texts and alerts spell it. */
  readonly name: string;
  /** Its pages, by container. */
  readonly pages: { readonly [Container in WallContainer]?: ProviderPage };
}

/** A provider whose page needs the link that one call gives, and nothing else (FRM-01). */
export interface Wall extends Provider {
  /** A POST without a body (decision D11). */
  readonly call: `/${string}`;
  /** What Data[0] calls the link; without it Data[0] is the link. */
  readonly linkKey?: string;
  /** Messages for the frame where Data[1] lists none; without them Data[1] is not read. */
  readonly defaultMessages?: readonly RuntimeMessage[];
  /** How long the page goes on loading after the link came, in ms (RPD-03). */
  readonly settleMs?: number;
  readonly height?: FrameProps['height'];
  /** `alert`: the browser's alert, and the text stays; `silent`: logged only (FRM-04, OTO-05). */
  readonly failure: 'alert' | 'silent';
}

/** A provider whose page has a container of its own. */
interface ProviderWithOwnContainer extends Provider {
  readonly hasOwnContainer: true;
  readonly call?: `/${string}`;
}

const settleMs = 1000;

/** One record per provider, from which its routes, tabs, title and texts follow; tabs stand in this order. */
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

/** Providers whose page needs nothing but a link; the others have a container each. */
export type WallSlug = {
  [Slug in ProviderSlug]: Providers[Slug] extends Wall ? Slug : never;
}[ProviderSlug];

/** The calls of all providers. */
export type ProviderCall = Extract<Providers[ProviderSlug], { call: string }>['call'];

/** The names of the providers that make a call. */
export type ProviderName<Call extends ProviderCall> = Extract<
  Providers[ProviderSlug],
  { call: Call }
>['name'];

const isProvider = (slug: string): slug is ProviderSlug => Object.hasOwn(providers, slug);

export const isWall = (slug: ProviderSlug): slug is WallSlug =>
  !('hasOwnContainer' in providers[slug]);

/** The providers' pages of a container, in the order of their tabs. */
export function pagesIn(container: WallContainer) {
  return Object.keys(providers)
    .filter(isProvider)
    .flatMap((slug) => {
      const { name, pages }: Provider = providers[slug];
      const page = pages[container];
      return page ? [{ slug, name, ...page }] : [];
    });
}
