import { Amount } from '../../../components/Amount/Amount.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { stageNames } from '../../../domain/orderStage.ts';
import * as styles from '../ReportPanel/Summary.css.ts';

export interface OrdersSummaryProps {
  /** The CB of the orders in each stage. */
  done: number;
  open: number;
  refused: number;
  /** Whether the figures are loading. */
  pending?: boolean;
}

/** The redeemed CB by outcome. Undelivered ones are separate, because they were not spent. */
export function OrdersSummary({ done, open, refused, pending = false }: OrdersSummaryProps) {
  const others = [
    [stageNames.pending, open],
    [stageNames.refused, refused],
  ] as const;
  return (
    <Card>
      <div className={pending ? styles.pending : styles.summary}>
        <dl className={styles.figures}>
          <div className={styles.first}>
            <dt className={styles.label}>{stageNames.done}</dt>
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

/** Explains that the CB of undelivered orders return to the balance. */
export function RefusedNote() {
  return (
    <Text size="small" tone="muted">
      The CB of orders that were not delivered go back to your balance. “CBs Claimed” in your
      profile may still count them until they are back.
    </Text>
  );
}
