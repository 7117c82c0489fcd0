import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { meanings, stageOf } from '../../../domain/orderStage.ts';
import * as styles from './OrderStatus.css.ts';

export interface OrderStatusProps {
  /** The server's word, shown unchanged. */
  status: string;
  /** The first and last day on which a pending order is expected. */
  expected?: { readonly from: string; readonly to: string } | undefined;
}

/** The status of an order with its meaning, and when a pending one is expected (D69). */
export function OrderStatus({ status, expected }: OrderStatusProps) {
  const stage = stageOf(status);
  return (
    <div className={styles.status}>
      <StatusMark status={stage ?? 'other'}>{status}</StatusMark>
      {stage && (
        <Text size="small" tone="muted">
          {meanings[stage]}
          {stage === 'pending' && expected && (
            <>
              {' Expected '}
              <span className={styles.date}>{expected.from}</span> to{' '}
              <span className={styles.date}>{expected.to}.</span>
            </>
          )}
        </Text>
      )}
    </div>
  );
}
