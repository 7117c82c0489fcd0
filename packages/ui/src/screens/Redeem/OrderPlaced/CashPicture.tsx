import { formatDollars } from '../../../domain/formatAmount.ts';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import * as styles from './CashPicture.css.ts';

export interface CashPictureProps {
  /** The redeemed CB; undefined if no longer known. */
  cb: number | undefined;
  /** The name of the payment provider. */
  through: string;
}

/** A banknote for ordered cash. Decorative: the text beside it has the amount. */
export function CashPicture({ cb, through }: CashPictureProps) {
  const { locale } = usePlatform();
  return (
    <div aria-hidden className={styles.note}>
      <span className={styles.amount}>{cb === undefined ? 'Cash' : formatDollars(cb, locale)}</span>
      <span className={styles.coin}>
        <CoinMark size="large" />
      </span>
      <span className={styles.provider}>{through}</span>
    </div>
  );
}
