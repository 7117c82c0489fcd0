import { type Clock, usePlatform } from '@cb/ui/platform';
import {
  type QueryClient,
  queryOptions,
  skipToken,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { dayMs } from '../shared/basics/dates.ts';
import { useCached } from '../shared/hooks/useCached.ts';
import { useIdle } from '../shared/hooks/useIdle.ts';
import { useMyGoal } from '../shared/member/goal.ts';
import type { Brand, DenominationRate } from './catalogue.ts';
import type { Stored } from './expiringStore.ts';
import { createGoalStore, type Goal, goalInCatalogue } from './goals.ts';
import { catalogueQuery, denominationsQuery, type Loaded } from './storeApi.ts';
import { toCards, toGoals, variableCurrencies, withRates } from './toStoreProps.ts';

// One reference each, so that effects and memos run only when there is something new.
const noGoals: readonly Goal[] = [];
const noBrands: readonly Brand[] = [];

/** Returns the member's goal by the prices that this page has loaded. Makes no calls. */
export function useGoal() {
  const { clock } = usePlatform();
  const stored = useMyGoal();
  const { data: catalogue } = useCached(catalogueQuery(clock));
  const currency = stored?.currency ?? '';
  const { data: rates } = useCached(denominationsQuery(clock, currency));
  if (!stored || !catalogue) return stored;
  return goalInCatalogue(stored, catalogue.value, rates && new Map([[currency, rates.value]]));
}

/** How long goals count as up to date, in ms. */
const freshMs = dayMs;

const goalsQuery = queryOptions<Stored<readonly Goal[]>>({
  queryKey: ['store', 'goals'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * Returns the rewards of the last priced catalogue of this browser, cheapest first, and whether they are
 * older than a day or missing. Makes no calls.
 */
export function useGoals() {
  const { clock } = usePlatform();
  const [mountedAt] = useState(() => clock.now());
  const { data } = useQuery({ ...goalsQuery, initialData: () => createGoalStore(clock).read() });
  return { goals: data?.value ?? noGoals, areOld: mountedAt - (data?.at ?? -Infinity) >= freshMs };
}

/** Stores the goals for all pages, and in the browser if they have changed. */
export function storeGoals(client: QueryClient, clock: Clock, goals: Stored<readonly Goal[]>) {
  const known = client.getQueryData(goalsQuery.queryKey);
  // The same object as before if the goals are equal.
  const next = client.setQueryData(goalsQuery.queryKey, goals);
  if (next !== known) createGoalStore(clock).write(goals);
}

/**
 * Returns the cards of a catalogue at the prices known so far, their goals and their brands. Once all
 * prices are known, or failed to load, they `arePriced`, and the goals are stored (D286).
 */
export function usePricedCards(
  catalogue: Loaded<readonly Brand[]> | undefined,
  hrefOf: (brandKey: string) => string,
) {
  const { clock } = usePlatform();
  const client = useQueryClient();
  // Deferred, so that React renders the first cards, and later those with prices, in pauses.
  const brands = useDeferredValue(catalogue?.value);
  const { rates, areSettled } = useDeferredValue(useRates(brands ?? noBrands));
  const unpricedCards = useMemo(() => toCards(brands ?? noBrands, hrefOf), [brands, hrefOf]);
  const cards = useMemo(() => withRates(unpricedCards, rates), [unpricedCards, rates]);
  const goals = useMemo(() => toGoals(cards), [cards]);

  const pricedAt = catalogue?.value === brands && areSettled ? catalogue?.at : undefined;
  useEffect(() => {
    if (pricedAt !== undefined) storeGoals(client, clock, { at: pricedAt, value: goals });
  }, [client, clock, goals, pricedAt]);

  return { cards, goals, brands, arePriced: pricedAt !== undefined };
}

type RatesResult = UseQueryResult<Loaded<readonly DenominationRate[]>>;

/**
 * Returns the denominations of a catalogue's variable-value brands as they become known, and whether each
 * was loaded or failed; fetched once everything else has loaded. A failure is only logged.
 */
function useRates(brands: readonly Brand[]) {
  const { clock } = usePlatform();
  const isIdle = useIdle();
  const currencies = useMemo(() => variableCurrencies(brands), [brands]);
  const combine = useCallback(
    (results: readonly RatesResult[]) => {
      const rates = new Map<string, readonly DenominationRate[]>();
      for (const [index, { data }] of results.entries()) {
        if (data) rates.set(currencies[index] ?? '', data.value);
      }
      return { rates, areSettled: results.every(({ isPending }) => !isPending) };
    },
    [currencies],
  );
  return useQueries({
    queries: currencies.map((currency) => ({
      ...denominationsQuery(clock, currency),
      enabled: isIdle,
    })),
    combine,
  });
}
