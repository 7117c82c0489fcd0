import { goalName, missingWholeCb } from '@cb/ui/domain/goalText';
import { usePlatform } from '@cb/ui/platform';
import {
  RewardsStoreScreen,
  type StoreFilter,
  type StoreListProps,
} from '@cb/ui/screens/Store/RewardsStoreScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAddressState } from '../shared/hooks/useAddressState.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { readMyGoal, storeMyGoal } from '../shared/member/goal.ts';
import { useUserId } from '../shared/session/session.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { catalogueQuery } from './storeApi.ts';
import { createStoreMemory } from './storeMemory.ts';
import {
  filterCards,
  toAffordability,
  toCurrencies,
  toRecentBrands,
  withAffordability,
  withPin,
} from './toStoreProps.ts';
import { useFailureDialog } from './useFailureDialog.ts';
import { useGoal, useGoals, usePricedCards } from './useGoals.ts';

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

/** The Rewards Store over POST /tango/getCatalogsForMe and its cache (STO-01, CAT-08). */
export function RewardsStore({ filter, onFilter, cashHref, hrefOf }: RewardsStoreProps) {
  const userId = useUserId();
  const { clock, locale } = usePlatform();
  const catalogue = useQuery(catalogueQuery(clock));
  const { data: balanceRecord, isFetching: isFetchingBalance } = useQuery(balanceQuery(userId));
  const balance = balanceRecord?.cb;
  const canAfford = balance !== undefined;
  const lastVisit = useLastVisit(balance);
  const { goals: lastGoals } = useGoals();
  const goal = useGoal();
  const { alert, retry } = useFailureDialog(catalogue);
  const { shown: shownFilter, change, flush } = useAddressState(filter, onFilter);
  // Deferred, so that a keystroke is shown before the cards are filtered.
  const { search, affordable, currency } = useDeferredValue(shownFilter);

  function changeFilter(changes: Partial<StoreFilter>) {
    const isTyping = changes.search !== undefined && Object.keys(changes).length === 1;
    change({ ...shownFilter, ...changes }, isTyping);
  }

  const { cards: allCards, goals, brands, arePriced } = usePricedCards(catalogue.data, hrefOf);
  const isLoading = catalogue.isFetching || catalogue.data?.value !== brands;
  const cards = useMemo(
    () => withAffordability(allCards, balance, lastVisit.balance),
    [allCards, balance, lastVisit],
  );
  const foundCards = useMemo(
    () => filterCards(cards, { search, currency, affordable: affordable && canAfford }),
    [cards, search, currency, affordable, canAfford],
  );
  const shownCards = useMemo(() => withPin(foundCards, goal), [foundCards, goal]);
  const recent = useMemo(() => toRecentBrands(cards, lastVisit.viewed), [cards, lastVisit]);
  const currencies = useMemo(
    () => toCurrencies(allCards, currency, locale),
    [allCards, currency, locale],
  );

  const onPin = useCallback(
    (brandKey: string) => {
      const isPinned = readMyGoal(userId)?.key === brandKey;
      const pressed = allCards.find(({ brand }) => brand.key === brandKey);
      storeMyGoal(userId, isPinned ? undefined : pressed?.goal);
    },
    [allCards, userId],
  );

  const affordability = useMemo(() => {
    if (balance === undefined || cards.length === 0) return undefined;
    const computed = toAffordability(cards, goals, balance, hrefOf);
    // While prices load, both numbers would change in view.
    const shown = arePriced ? computed : { ...computed, affordable: undefined, next: undefined };
    if (!goal) return shown;
    const missing = missingWholeCb(goal.price, balance);
    const next = { name: goalName(goal, locale), href: hrefOf(goal.key), missing, isGoal: true };
    return { ...shown, next };
  }, [cards, goals, balance, arePriced, goal, hrefOf, locale]);

  function toList(): StoreListProps {
    if (!brands) {
      if (isLoading) return { status: 'loading' };
      return { status: 'failed', onRetry: retry };
    }
    if (brands.length === 0) return { status: 'empty' };
    if (foundCards.length === 0) {
      return { status: 'noMatch', onClear: () => changeFilter(unfiltered) };
    }
    const listKey = JSON.stringify([search, currency, affordable]);
    return { status: 'ready', cards: shownCards, listKey, onPin };
  }

  return (
    <RewardsStoreScreen
      list={toList()}
      filter={shownFilter}
      onFilter={changeFilter}
      onCommit={flush}
      currencies={currencies}
      canAfford={canAfford}
      cashHref={cashHref}
      errors={catalogue.error ? errorsOf(catalogue.error) : (catalogue.data?.errors ?? [])}
      info={catalogue.data?.info ?? []}
      alert={alert}
      faces={lastGoals.length > 0 ? lastGoals : goals}
      recent={recent}
      affordability={affordability ?? (isLoading || isFetchingBalance ? 'loading' : undefined)}
    />
  );
}

/** Returns what was stored during the last visit, and stores the balance for the next one. */
function useLastVisit(balance: number | undefined) {
  const userId = useUserId();
  const { clock } = usePlatform();
  const memory = useMemo(() => createStoreMemory(clock, userId), [clock, userId]);
  // Read once, because both change during this visit.
  const [lastVisit] = useState(() => ({
    balance: memory.lastBalance(),
    viewed: memory.viewed(),
  }));
  useEffect(() => {
    if (balance !== undefined) memory.storeBalance(balance);
  }, [memory, balance]);
  return lastVisit;
}
