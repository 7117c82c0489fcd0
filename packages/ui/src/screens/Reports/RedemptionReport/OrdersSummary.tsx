import { Amount } from '../../../components/Amount/Amount.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from '../ReportPanel/Summary.css.ts';

export interface OrdersSummaryProps {
  /** The CB of the orders in each stage. */
  done: number;
  open: number;
  refused: number;
  /** Whether the figures are loading. */
  pending?: boolean;
}

/** The redeemed CB by outcome. Refused orders are separate, because their CB were not spent. */
export function OrdersSummary({ done, open, refused, pending = false }: OrdersSummaryProps) {
  const others = [
    ['On the way', open],
    ['Refused', refused],
  ] as const;
  return (
    <Card>
      <div className={pending ? styles.pending : styles.summary}>
        <dl className={styles.figures}>
          <div className={styles.first}>
            <dt className={styles.label}>Delivered to you</dt>
            <dd className={styles.value}>
              <Amount cb={done} size="display" dollars />
            </dd>
          </div>
          {others.map(([label, cb]) => (
            <div key={label} className={styles.figure}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>
                <Amount cb={cb} size="title" tone="plain" />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

/** Explains that the CB of refused orders return to the balance. */
export function RefusedNote() {
  return (
    <Text size="small" tone="muted">
      The CB of refused orders go back to your balance. “CBs Claimed” in your profile may still
      count them until they are back.
    </Text>
  );
}
