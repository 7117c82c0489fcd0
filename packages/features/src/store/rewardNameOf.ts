import type { Brand } from './catalogue.ts';

/** The first item's reward name up to its first " $" (DTL-03); the brand's where there is none. */
export function rewardNameOf({ items: [first], brandName }: Brand): string {
  const [name = ''] = (first?.rewardName ?? '').split(' $');
  return name.trim() || brandName;
}
