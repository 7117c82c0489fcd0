import { goalName, missingCb } from '@cb/ui/domain/goalText';
import { usePlatform } from '@cb/ui/platform';
import {
  RewardsStoreScreen,
  type StoreFilter,
  type StoreListProps,
} from '@cb/ui/screens/Store/RewardsStoreScreen';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAddressState } from '../shared/hooks/useAddressState.ts';
import { useIdle } from '../shared/hooks/useIdle.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { storeMyGoal, readMyGoal } from '../shared/member/goal.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { useUserId } from '../shared/session/session.ts';
import type { Brand, DenominationRate } from './catalogue.ts';
import { catalogueQuery, denominationsQuery, type Loaded } from './storeApi.ts';
import { createStoreMemory } from './storeMemory.ts';
import {
  matching,
  type Rates,
  toCards,
  toCurrencies,
  toAffordability,
  toRecent,
  variableCurrencies,
  withPin,
  withRates,
  withAffordability,
} from './toStoreProps.ts';
import { useFailureDialog } from './useFailureDialog.ts';
import { useGoal, useGoals } from './useGoals.ts';

export interface RewardsStoreProps {
  /** The filter in the URL. */
  filter: StoreFilter;
  /** Called when the member has changed the filter, to store it in the URL. */
  onFilter: (filter: StoreFilter) => void;
  /** The address of the cash options. */
  cashHref: string;
  /** Returns the address of a brand's details page. Keep the function stable. */
  hrefOf: (brandKey: string) => string;
}

const unfiltered: StoreFilter = { search: '', affordable: false, currency: '' };
const noBrands: readonly Brand[] = [];

/** The Rewards Store over POST /tango/getCatalogsForMe and its cache (STO-01, CAT-08). */
export function RewardsStore({ filter, onFilter, cashHref, hrefOf }: RewardsStoreProps) {
  const userId = useUserId();
  const { clock, locale } = usePlatform();
  const catalogue = useQuery(catalogueQuery(clock));
  const { data: known, isFetching: balanceLoads } = useQuery(balanceQuery(userId));
  const balance = known?.cb;
  const { goals } = useGoals();
  const goal = useGoal();
  const { alert, retry } = useFailureDialog(catalogue);
  const { shown, change: apply, settle } = useAddressState(filter, onFilter);
  // Deferred, so that a keystroke is shown before the cards are filtered.
  const { search, affordable, currency } = useDeferredValue(shown);
  const change = (changes: Partial<StoreFilter>) =>
    apply(
      { ...shown, ...changes },
      changes.search !== undefined && Object.keys(changes).length === 1,
    );
  const canAfford = balance !== undefined;
  const memory = useMemo(() => createStoreMemory(clock, userId), [clock, userId]);
  // The value when this visit began.
  const [{ lastBalance, viewed }] = useState(() => ({
    lastBalance: memory.lastBalance(),
    viewed: memory.viewed(),
  }));

  useEffect(() => {
    if (balance !== undefined) memory.keepBalance(balance);
  }, [memory, balance]);

  // Deferred, so that React renders the first cards, and later those with prices, in pauses.
  const brands = useDeferredValue(catalogue.data?.value);
  const isLoading = catalogue.isFetching || catalogue.data?.value !== brands;
  const rates = useDeferredValue(useRates(brands ?? noBrands));
  const unrated = useMemo(() => toCards(brands ?? noBrands, hrefOf), [brands, hrefOf]);
  const all = useMemo(() => withRates(unrated, rates), [unrated, rates]);
  const cards = useMemo(
    () => withAffordability(all, balance, lastBalance),
    [all, balance, lastBalance],
  );
  const found = useMemo(
    () => matching(cards, { search, currency, affordable: affordable && canAfford }),
    [cards, search, currency, affordable, canAfford],
  );

  const shownCards = useMemo(() => withPin(found, goal), [found, goal]);

  const onPin = useCallback(
    (brandKey: string) => {
      const isPinned = readMyGoal(userId)?.key === brandKey;
      const pressed = all.find(({ brand }) => brand.key === brandKey);
      storeMyGoal(userId, isPinned ? undefined : pressed?.goal);
    },
    [all, userId],
  );

  const affordability = useMemo(() => {
    if (balance === undefined || cards.length === 0) return undefined;
    const known = toAffordability(cards, balance);
    if (!goal) return known;
    const [name, missing] = [goalName(goal, locale), missingCb(goal.price, balance)];
    return { ...known, next: { name, href: hrefOf(goal.key), missing, isGoal: true } };
  }, [cards, balance, goal, hrefOf, locale]);

  function toList(): StoreListProps {
    if (!brands) {
      if (isLoading) return { status: 'loading' };
      return { status: 'failed', onRetry: retry };
    }
    if (brands.length === 0) return { status: 'empty' };
    const of = JSON.stringify([search, currency, affordable]);
    if (found.length > 0) return { status: 'ready', cards: shownCards, of, onPin };
    return { status: 'noMatch', onClear: () => change(unfiltered) };
  }

  return (
    <RewardsStoreScreen
      list={toList()}
      filter={shown}
      onFilter={change}
      onSettle={settle}
      currencies={useMemo(() => toCurrencies(all, currency, locale), [all, currency, locale])}
      canAfford={canAfford}
      cashHref={cashHref}
      errors={catalogue.error ? errorsOf(catalogue.error) : (catalogue.data?.errors ?? [])}
      info={catalogue.data?.info ?? []}
      alert={alert}
      faces={goals}
      recent={useMemo(() => toRecent(cards, viewed), [cards, viewed])}
      affordability={affordability ?? (isLoading || balanceLoads ? 'loading' : undefined)}
    />
  );
}

type Result = UseQueryResult<Loaded<readonly DenominationRate[]>>;

/**
 * Returns the denominations of a catalogue's variable-value brands as they become known; fetched once
 * everything else has loaded (D286). A failure is only logged.
 */
function useRates(brands: readonly Brand[]): Rates {
  const { clock } = usePlatform();
  const isIdle = useIdle();
  const currencies = useMemo(() => variableCurrencies(brands), [brands]);
  const combine = useCallback(
    (results: readonly Result[]) =>
      new Map(
        results.flatMap(({ data }, at): [string, readonly DenominationRate[]][] =>
          data ? [[currencies[at] ?? '', data.value]] : [],
        ),
      ),
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
