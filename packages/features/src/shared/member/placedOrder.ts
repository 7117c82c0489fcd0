import { deliveryDays } from '@cb/ui/domain/figures';
import { usePlatform } from '@cb/ui/platform';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState } from 'react';
import { calendarDay, dayMs, readDate, writeReportDate } from '../basics/dates.ts';
import type { Balance } from './balance.ts';

const [soonest, latest] = deliveryDays;

/** The first and last day on which an order is expected, such as "11-Dec-2026" (D69). */
interface ExpectedDelivery {
  readonly from: string;
  readonly to: string;
}

/**
 * Returns when an order placed at `placedAt` (ms since 1970) is expected, in the member's time zone.
 * Skips weekends, but not public holidays, which are unknown.
 */
export function expectedDelivery(placedAt: number, timeZone: string): ExpectedDelivery {
  const day = Date.parse(calendarDay(placedAt, timeZone));
  return {
    from: writeDay(addBusinessDays(day, soonest)),
    to: writeDay(addBusinessDays(day, latest)),
  };
}

/** Sunday and Saturday, as `getUTCDay` numbers them. */
const weekend = [0, 6];

function addBusinessDays(from: number, count: number): number {
  let day = from;
  let daysLeft = count;
  while (daysLeft > 0) {
    day += dayMs;
    if (!weekend.includes(new Date(day).getUTCDay())) daysLeft -= 1;
  }
  return day;
}

const writeDay = (day: number) => writeReportDate(day, 'UTC', false);

/** Returns the date of an order from the wire, and when it is expected if the date is readable. */
export function readOrderDate(value: unknown, timeZone: string) {
  const shown = readDate(value, timeZone);
  const { at: placedAt } = shown;
  return {
    ...shown,
    expected: placedAt === undefined ? undefined : expectedDelivery(placedAt, timeZone),
  };
}

const unplaced = { placedAt: '', expected: { from: '', to: '' } } as const;

/**
 * Returns when an order was placed and when it is expected, as texts; empty while none is placed. The
 * server does not send the time of an order, so this uses the time at which `isPlaced` became true.
 */
export function usePlacedOrder(isPlaced: boolean) {
  const { clock, timeZone } = usePlatform();
  const [at, setAt] = useState<number>();
  // A layout effect, so that no empty text is painted.
  useLayoutEffect(() => setAt(isPlaced ? clock.now() : undefined), [isPlaced, clock]);
  return useMemo(() => {
    if (at === undefined) return unplaced;
    return { placedAt: writeReportDate(at, timeZone), expected: expectedDelivery(at, timeZone) };
  }, [at, timeZone]);
}

/**
 * Returns the balance in CB after an order, or undefined until it has been refetched, so that the old
 * balance is never shown as the new one.
 */
export const settledBalance = ({
  data,
  isFetching,
  isError,
}: Pick<UseQueryResult<Balance>, 'data' | 'isFetching' | 'isError'>) =>
  isFetching || isError ? undefined : data?.cb;
