import { use } from 'react';
import { StatusMark } from '../../../components/StatusMark/StatusMark.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { CbEntry } from '../../../domain/cbEntry.ts';
import { meanings, stageOf } from '../../../domain/orderStage.ts';
import { ExplainContext } from '../WhereIsMyCb/ExplainerProvider.tsx';
import * as styles from './OrderStatus.css.ts';

/**
 * The status of an order with its meaning, and when a pending one is expected (D69). The server's word,
 * shown unchanged, opens "Where is my CB?" (D196).
 */
export function OrderStatus({ entry }: { entry: CbEntry }) {
  const explain = use(ExplainContext);
  const { orderStatus = '', expected } = entry;
  const stage = stageOf(orderStatus);
  return (
    <div className={styles.status}>
      <button
        type="button"
        className={styles.explained}
        aria-haspopup="dialog"
        aria-label={`${orderStatus}: where is my CB?`}
        onClick={() => explain(entry)}
      >
        <StatusMark status={stage ?? 'other'}>{orderStatus}</StatusMark>
      </button>
      {stage && (
        <Text size="small" tone="muted">
          <span>{meanings[stage]}</span>
          {stage === 'pending' && expected && (
            <span>
              {' Expected '}
              <span className={styles.date}>{expected.from}</span> to{' '}
              <span className={styles.date}>{`${expected.to}.`}</span>
            </span>
          )}
        </Text>
      )}
    </div>
  );
}
