import { CircleCheck } from 'lucide-react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Text } from '../../../components/Text/Text.tsx';
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
      <Text size="small" tone="muted">
        <Amount cb={missing} dollars tone="plain" /> to go
      </Text>
      <PriceShare part={part} />
    </>
  );
}
