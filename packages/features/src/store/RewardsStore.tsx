import { goalName, missingCb } from '@cb/ui/domain/goalText';
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
import { storeMyGoal, readMyGoal } from '../shared/member/goal.ts';
import { errorsOf } from '../shared/wire/CallError.ts';
import { useUserId } from '../shared/session/session.ts';
import { catalogueQuery } from './storeApi.ts';
import { createStoreMemory } from './storeMemory.ts';
import {
  matching,
  toCurrencies,
  toAffordability,
  toRecent,
  withPin,
  withAffordability,
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
  const { data: balanceRecord, isFetching: balanceLoads } = useQuery(balanceQuery(userId));
  const balance = balanceRecord?.cb;
  const { goals: lastGoals } = useGoals();
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
  // The values when this visit began, because both change during it.
  const [{ lastBalance, viewed }] = useState(() => ({
    lastBalance: memory.lastBalance(),
    viewed: memory.viewed(),
  }));

  useEffect(() => {
    if (balance !== undefined) memory.keepBalance(balance);
  }, [memory, balance]);

  const { cards: allCards, goals, brands, arePriced } = usePricedCards(catalogue.data, hrefOf);
  const isLoading = catalogue.isFetching || catalogue.data?.value !== brands;
  const cards = useMemo(
    () => withAffordability(allCards, balance, lastBalance),
    [allCards, balance, lastBalance],
  );
  const found = useMemo(
    () => matching(cards, { search, currency, affordable: affordable && canAfford }),
    [cards, search, currency, affordable, canAfford],
  );

  const shownCards = useMemo(() => withPin(found, goal), [found, goal]);

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
    const ofCards = toAffordability(cards, goals, balance, hrefOf);
    // Both would change in view.
    const known = arePriced ? ofCards : { ...ofCards, affordable: undefined, next: undefined };
    if (!goal) return known;
    const [name, missing] = [goalName(goal, locale), missingCb(goal.price, balance)];
    return { ...known, next: { name, href: hrefOf(goal.key), missing, isGoal: true } };
  }, [cards, goals, balance, arePriced, goal, hrefOf, locale]);

  function toList(): StoreListProps {
    if (!brands) {
      if (isLoading) return { status: 'loading' };
      return { status: 'failed', onRetry: retry };
    }
    if (brands.length === 0) return { status: 'empty' };
    const filterKey = JSON.stringify([search, currency, affordable]);
    if (found.length > 0) return { status: 'ready', cards: shownCards, listKey: filterKey, onPin };
    return { status: 'noMatch', onClear: () => change(unfiltered) };
  }

  return (
    <RewardsStoreScreen
      list={toList()}
      filter={shown}
      onFilter={change}
      onSettle={settle}
      currencies={useMemo(
        () => toCurrencies(allCards, currency, locale),
        [allCards, currency, locale],
      )}
      canAfford={canAfford}
      cashHref={cashHref}
      errors={catalogue.error ? errorsOf(catalogue.error) : (catalogue.data?.errors ?? [])}
      info={catalogue.data?.info ?? []}
      alert={alert}
      faces={lastGoals.length > 0 ? lastGoals : goals}
      recent={useMemo(() => toRecent(cards, viewed), [cards, viewed])}
      affordability={affordability ?? (isLoading || balanceLoads ? 'loading' : undefined)}
    />
  );
}
