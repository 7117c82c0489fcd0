import { createPortal } from 'react-dom';
import { usePlatform } from '../../platform/Platform.tsx';
import { Amount } from '../Amount/Amount.tsx';
import { formatAmount } from '../Amount/formatAmount.ts';
import { LiveText } from '../LiveText/LiveText.tsx';
import { useCountUp } from './useCountUp.ts';
import { useSettled } from './useSettled.ts';

export interface CountUpProps {
  /** CB, shown as Amount shows them. */
  cb: number;
  decimals?: 0 | 1;
  /** Says to screen readers what the amount is, with the new amount, once it rests. */
  announcedAs?: string | undefined;
}

/** How long an amount rests before it is said, in ms: a hundred changes are said once. */
const restMs = 1000;

/** An amount that counts to its new value within 240 ms when it changes. */
export function CountUp({ cb, decimals = 0, announcedAs }: CountUpProps) {
  const shown = useCountUp(cb);
  return (
    <>
      <Amount cb={shown} decimals={decimals} />
      {announcedAs && <Announcement cb={cb} decimals={decimals} name={announcedAs} />}
    </>
  );
}

interface AnnouncementProps {
  cb: number;
  decimals: 0 | 1;
  name: string;
}

/** Stands outside of what the amount is in: a button, for one, has no live text inside. */
function Announcement({ cb, decimals, name }: AnnouncementProps) {
  const { locale } = usePlatform();
  const text = useSettled(`${name} ${formatAmount(cb, { locale, decimals })}`, restMs);
  return createPortal(<LiveText hidden>{text}</LiveText>, document.body);
}
