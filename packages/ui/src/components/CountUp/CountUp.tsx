import { createPortal } from 'react-dom';
import { usePlatform } from '../../platform/Platform.tsx';
import { Amount, type AmountProps } from '../Amount/Amount.tsx';
import { formatAmount, formatDollars } from '../../domain/formatAmount.ts';
import { LiveText } from '../LiveText/LiveText.tsx';
import { useCountUp } from './useCountUp.ts';
import { useSettled } from './useSettled.ts';

export interface CountUpProps {
  /** The amount in CB, formatted like `Amount`. */
  cb: number;
  /** Decimal places of a whole amount, as in `Amount`. */
  decimals?: 0 | 1;
  /** Adds the value in dollars, which counts with the amount. */
  dollars?: boolean;
  /** Displays the amount as a large figure, as in `Amount`. */
  size?: AmountProps['size'];
  /** The amount's name, announced with the new amount once it has settled. */
  announcedAs?: string | undefined;
}

/** Debounces the announcement, in ms, so that a series of changes is announced once. */
const debounceMs = 1000;

/** An amount that counts up or down to a new value within 240 ms. */
export function CountUp({ cb, decimals = 0, dollars = false, size, announcedAs }: CountUpProps) {
  const shown = useCountUp(cb);
  return (
    <>
      <Amount cb={shown} decimals={decimals} dollars={dollars} size={size} />
      {announcedAs && <Announcement cb={cb} decimals={decimals} name={announcedAs} />}
    </>
  );
}

/** "worth $30.37": the value of an amount in dollars, which counts with the amount. */
export function CountUpDollars({
  cb,
}: {
  /** The amount in CB. */
  cb: number;
}) {
  const { locale } = usePlatform();
  return <span>{`worth ${formatDollars(useCountUp(cb), locale)}`}</span>;
}

interface AnnouncementProps {
  cb: number;
  decimals: 0 | 1;
  name: string;
}

/** Renders the live region in a portal, since it does not work inside a button. */
function Announcement({ cb, decimals, name }: AnnouncementProps) {
  const { locale } = usePlatform();
  const text = useSettled(`${name} ${formatAmount(cb, { locale, decimals })}`, debounceMs);
  return createPortal(<LiveText hidden>{text}</LiveText>, document.body);
}
