import { usePlatform } from '@cb/ui/platform';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { denominationsQuery } from './storeApi.ts';
import type { Brand } from './catalogue.ts';
import { denominationsOf, isVariable, whyUnoffered } from './prices.ts';
import { useFailureDialog } from './useFailureDialog.ts';

/** Returns the choices of a brand; those of a variable-value brand are fetched first. */
export function useDenominations(brand: Brand) {
  const { clock } = usePlatform();
  const query = useQuery({
    ...denominationsQuery(clock, brand.items[0]?.currencyCode ?? ''),
    enabled: isVariable(brand),
  });
  const failure = useFailureDialog(query);
  const values = query.data?.value;
  const denominations = useMemo(() => denominationsOf(brand, values), [brand, values]);
  const unoffered = whyUnoffered(brand, values);
  return { denominations, unoffered, isLoading: query.isFetching, ...failure };
}
