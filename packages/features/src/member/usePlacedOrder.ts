import { usePlatform } from '@cb/ui/platform';
import { useState } from 'react';
import { writeReportDate } from '../wire/dates.ts';
import { expectedDelivery } from './delivery.ts';

/**
 * Returns when an order was placed and when it is expected, as texts. The server does not send the
 * time of an order, so this uses the time at which `isPlaced` became true.
 */
export function usePlacedOrder(isPlaced: boolean) {
  const { clock, timeZone } = usePlatform();
  const [known, setKnown] = useState<number>();
  const at = known ?? clock.now();
  if (isPlaced !== (known !== undefined)) setKnown(isPlaced ? at : undefined);
  return { placedAt: writeReportDate(at, timeZone), expected: expectedDelivery(at, timeZone) };
}
