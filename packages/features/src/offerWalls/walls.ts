import type { FrameProps } from '@cb/ui/components/Frame';
import { runtimeMessages, bitlabsTheme, type RuntimeMessage } from './runtimeMessage.ts';

/** What an answer's Data list is read for. */
export interface WallContent {
  /** Empty when the answer has none. */
  readonly address: string;
  readonly messages: readonly RuntimeMessage[];
}

/** How a provider's page differs from the others (FRM-01, D11, D22, D23). */
export interface Wall {
  /** As members read it. */
  readonly name: string;
  readonly path: string;
  readonly read: (data: readonly unknown[]) => WallContent;
  /** How long the page goes on loading after the link came, in ms (RPD-03). */
  readonly settleMs?: number;
  readonly height?: FrameProps['height'];
  /** `alert`: the browser's alert, and the text stays; `silent`: logged only (FRM-04, OTO-05). */
  readonly failure: 'alert' | 'silent';
}

/** A whole address; a text that would only lead somewhere on our own site is none. */
const addressOf = (value: unknown) =>
  typeof value === 'string' && URL.canParse(value) ? value.trim() : '';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The link under a key of Data[0]. */
const underKey =
  (key: string): Wall['read'] =>
  ([first]) => ({ address: isRecord(first) ? addressOf(first[key]) : '', messages: [] });

/** The link is Data[0] itself. */
const firstItem: Wall['read'] = ([first]) => ({ address: addressOf(first), messages: [] });

function bitlabs([address, list]: readonly unknown[]): WallContent {
  const messages = runtimeMessages(list);
  return { address: addressOf(address), messages: messages.length > 0 ? messages : bitlabsTheme };
}

const settleMs = 1000;

/** Every provider whose link one call gives, by its route. */
export const walls = {
  rapidoreach: {
    name: 'RapidoReach',
    path: '/rapidoreach/offerwall',
    read: underKey('RapidoReachLink'),
    settleMs,
    failure: 'alert',
  },
  sayso: {
    name: 'Sayso',
    path: '/sayso/offerwall',
    read: underKey('SaysoLink'),
    settleMs,
    failure: 'alert',
  },
  tapresearch: {
    name: 'TapResearch',
    path: '/tapresearch/offerwall',
    read: underKey('offer_url'),
    settleMs,
    failure: 'alert',
  },
  personaly: {
    name: 'Personaly',
    path: '/personaly/offerwall',
    read: firstItem,
    failure: 'alert',
  },
  wannads: { name: 'Wannads', path: '/wannads/offerwall', read: firstItem, failure: 'alert' },
  adscend: {
    name: 'Adscend',
    path: '/adscend/offerwall',
    read: underKey('AdscendLink'),
    failure: 'alert',
  },
  adscendmedia: {
    name: 'AdscendMedia',
    path: '/adscend/offerwall',
    read: underKey('AdscendLink'),
    failure: 'alert',
  },
  adscendoffer: {
    name: 'Adscend offer',
    path: '/adscend/offer',
    read: underKey('OfferwallLink'),
    failure: 'alert',
  },
  offertoro: {
    name: 'Offertoro',
    path: '/offertoro/offerwall',
    read: underKey('OfferToroUrl'),
    settleMs,
    failure: 'silent',
  },
  bitlabs: { name: 'BitLabs', path: '/bitlabs/offerwall', read: bitlabs, failure: 'silent' },
  theoremreach: {
    name: 'TheoremReach',
    path: '/theoremreach/offerwall',
    read: firstItem,
    height: 'survey',
    failure: 'silent',
  },
} as const satisfies Record<string, Wall>;

export type WallName = keyof typeof walls;

/** "Loading offers from BitLabs...", and so for all of them (decision D22). */
export const loadingText = (name: string) => `Loading offers from ${name}...`;

/** The alert of a link that did not come (decision D23). */
export const failureText = (name: string) =>
  `We couldn't load the ${name} offerwall. Please try again later.`;
