import { usePlatform } from '@cb/ui/platform';
import {
  RewardsStoreScreen,
  type StoreFilter,
  type StoreListProps,
} from '@cb/ui/screens/Store/RewardsStoreScreen';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { keepMyGoal, readMyGoal } from '../member/myGoal.ts';
import { errorsOf } from '../wire/CallError.ts';
import { catalogueQuery } from './storeApi.ts';
import type { Brand } from './catalogue.ts';
import { createStoreMemory } from './storeMemory.ts';
import {
  matching,
  toCards,
  toCurrencies,
  toReach,
  toRecent,
  withPin,
  withRates,
  withReach,
} from './toStoreProps.ts';
import { useFailureDialog } from './useFailureDialog.ts';
import { useFilter } from './useFilter.ts';
import { useGoal } from './useGoal.ts';
import { useGoals } from './useGoals.ts';
import { useRates } from './useRates.ts';
import type { WireId } from '../wire/wireId.ts';

export interface RewardsStoreProps {
  /** The logged-in member's id. */
  userId: WireId;
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
export function RewardsStore({ userId, filter, onFilter, cashHref, hrefOf }: RewardsStoreProps) {
  const { clock, locale } = usePlatform();
  const catalogue = useQuery(catalogueQuery(clock));
  const { data: known, isFetching: balanceLoads } = useQuery(balanceQuery(userId));
  const balance = known?.cb;
  const { goals } = useGoals();
  const goal = useGoal(userId);
  const { alert, retry } = useFailureDialog(catalogue);
  const { shown, change, commit } = useFilter(filter, onFilter);
  // Deferred, so that a keystroke is shown before the cards are filtered.
  const { search, affordable, currency } = useDeferredValue(shown);
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

  const brands = catalogue.data?.value;
  const rates = useRates(brands ?? noBrands);
  const unrated = useMemo(() => toCards(brands ?? noBrands, hrefOf), [brands, hrefOf]);
  const all = useMemo(() => withRates(unrated, rates), [unrated, rates]);
  const cards = useMemo(() => withReach(all, balance, lastBalance), [all, balance, lastBalance]);
  const found = useMemo(
    () => matching(cards, { search, currency, affordable: affordable && canAfford }),
    [cards, search, currency, affordable, canAfford],
  );

  const shownCards = useMemo(() => withPin(found, goal), [found, goal]);

  const onPin = useCallback(
    (brandKey: string) => {
      const isPinned = readMyGoal(userId)?.key === brandKey;
      const pressed = all.find(({ brand }) => brand.key === brandKey);
      keepMyGoal(userId, isPinned ? undefined : pressed?.goal);
    },
    [all, userId],
  );

  const reach = useMemo(
    () => (balance === undefined || cards.length === 0 ? undefined : toReach(cards, balance)),
    [cards, balance],
  );

  function toList(): StoreListProps {
    if (!brands) {
      if (catalogue.isFetching) return { status: 'loading' };
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
      onSettle={commit}
      currencies={useMemo(() => toCurrencies(all, currency, locale), [all, currency, locale])}
      canAfford={canAfford}
      cashHref={cashHref}
      errors={catalogue.error ? errorsOf(catalogue.error) : (catalogue.data?.errors ?? [])}
      info={catalogue.data?.info ?? []}
      alert={alert}
      faces={goals}
      recent={useMemo(() => toRecent(cards, viewed), [cards, viewed])}
      reach={reach ?? (catalogue.isFetching || balanceLoads ? 'loading' : undefined)}
    />
  );
}
