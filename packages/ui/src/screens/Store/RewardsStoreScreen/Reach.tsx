import { CircleCheck } from 'lucide-react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { PriceShare } from '../PriceShare.tsx';
import * as styles from './BrandCard.css.ts';

/** Shows how far the balance is from a price: a bar with the missing CB, or that it is in reach. */
export function Reach({ missing, price }: { missing: number; price: number }) {
  if (missing <= 0) {
    return (
      <p className={styles.affordable}>
        <CircleCheck size={16} aria-hidden />
        Redeem it now
      </p>
    );
  }
  const part = Math.max(0, Math.min(1, (price - missing) / price));
  return (
    <>
      <p className={styles.missing}>
        <Amount cb={missing} dollars tone="plain" /> to go
      </p>
      <PriceShare part={part} />
    </>
  );
}
