import type { Random } from './random.ts';

export const offerProviders = [
  'rapidoreach',
  'personaly',
  'wannads',
  'sayso',
  'adscend',
  'tapresearch',
  'offertoro',
  'bitlabs',
  'inbrain',
  'theoremreach',
] as const;

export type OfferProvider = (typeof offerProviders)[number];

export interface Offer {
  readonly id: string;
  readonly provider: OfferProvider;
  readonly title: string;
  /** CB for the completed task. */
  readonly cb: number;
}

const titles = [
  'Try a budgeting app for 7 days',
  'Reach level 10 in Harbour Town',
  'Order a recipe box',
  'Open a savings account',
  'Watch five cooking videos',
  'Sign up for a book club',
] as const;

/** Three tasks a provider, for the pretend provider pages. */
export function seedOffers(random: Random): Offer[] {
  return offerProviders.flatMap((provider) =>
    Array.from({ length: 3 }, (_, index) => ({
      id: `${provider}-${index + 1}`,
      provider,
      title: random.pick(titles),
      cb: random.int(2, 90) * 25,
    })),
  );
}
