import { formatDollars } from '../../../components/Amount/formatAmount.ts';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import * as styles from './CashPicture.css.ts';

export interface CashPictureProps {
  /** What was redeemed, in CB; undefined if no longer known. */
  cb: number | undefined;
  /** Who pays it out. */
  through: string;
}

/** A banknote of ours for cash that was ordered. Decorative: the text beside it says the amount. */
export function CashPicture({ cb, through }: CashPictureProps) {
  const { locale } = usePlatform();
  return (
    <div aria-hidden className={styles.note}>
      <span className={styles.amount}>{cb === undefined ? 'Cash' : formatDollars(cb, locale)}</span>
      <span className={styles.coin}>
        <CoinMark size="large" />
      </span>
      <span className={styles.through}>{through}</span>
    </div>
  );
}
