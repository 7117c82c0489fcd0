import { usePlatform } from '@cb/ui/platform';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIdle } from '../hooks/useIdle.ts';
import type { Brand, DenominationRate } from './catalogue.ts';
import { denominationsQuery, type Loaded } from './storeApi.ts';
import { variableCurrencies, type Rates } from './toStoreProps.ts';

type Result = UseQueryResult<Loaded<readonly DenominationRate[]>>;

/**
 * Returns the denominations of a catalogue's variable-value brands as they become known; fetched once
 * everything else has loaded (D286). A failure is only logged.
 */
export function useRates(brands: readonly Brand[]): Rates {
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
