import { usePlatform } from '@cb/ui/platform';
import { useState } from 'react';
import { writeReportDate } from '../wire/dates.ts';
import { expectedDelivery } from './delivery.ts';

/**
 * When an order was placed and when it is expected, as texts; as of now while none is placed. The
 * answer does not tell the moment, so it is the one at which the order was first known here.
 */
export function usePlacedOrder(isPlaced: boolean) {
  const { clock, timeZone } = usePlatform();
  const [known, setKnown] = useState<number>();
  const at = known ?? clock.now();
  if (isPlaced !== (known !== undefined)) setKnown(isPlaced ? at : undefined);
  return { placedAt: writeReportDate(at, timeZone), expected: expectedDelivery(at, timeZone) };
}
