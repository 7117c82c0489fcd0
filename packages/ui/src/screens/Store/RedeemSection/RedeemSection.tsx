import { useEffect, useRef } from 'react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { lackingCb, sumCb } from '../../../components/Amount/sumCb.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LostOrder } from '../../Redeem/LostOrder/LostOrder.tsx';
import { Denominations, type DenominationsProps } from './Denominations.tsx';
import * as styles from './RedeemSection.css.ts';

/** What became of the order. */
export type OrderStatus =
  | { status: 'idle' }
  /** `message` says how far it is. */
  | { status: 'sending'; message: string }
  | {
      status: 'answered';
      success: boolean;
      errors: readonly string[];
      info: readonly string[];
      /** Stands for a moment before loading ends. */
      message?: string | undefined;
    }
  /** No answer came; `onRestart` says that the member has looked what became of it (decision D64). */
  | { status: 'lost'; onRestart: () => void };

export interface RedeemSectionProps {
  denominations: DenominationsProps;
  /** What the selected tile costs, CB; absent while none is selected. */
  price: number | undefined;
  /** CB; absent while it is not known. */
  balance: number | undefined;
  order: OrderStatus;
  /** Where the orders stand. */
  statusHref: string;
  onRedeem: () => void;
}

const lost = ['Something went wrong. Please try again'];

/** Choosing a value, seeing its price, and redeeming it (DTL-12 to DTL-15). */
export function RedeemSection(props: RedeemSectionProps) {
  const { denominations, price, balance, order, statusHref, onRedeem } = props;
  const message = 'message' in order ? order.message : undefined;
  const answered = order.status === 'answered';
  const isLost = order.status === 'lost';
  const errors = isLost ? lost : answered ? order.errors : [];
  const place = useRef<HTMLElement>(null);
  const wasLost = useRef(isLost);

  // The button that said so is gone: what comes next is the choice of a value.
  useEffect(() => {
    if (wasLost.current && !isLost) place.current?.focus({ preventScroll: true });
    wasLost.current = isLost;
  }, [isLost]);

  return (
    <section ref={place} tabIndex={-1} aria-label="Redeem" className={styles.section}>
      <Denominations {...denominations} />
      {price !== undefined && (
        <div className={styles.price}>
          <Heading level={2} size="lead">
            Price
          </Heading>
          <p className={styles.figure}>
            <Amount cb={price} dollars />
          </p>
          {balance !== undefined && <Rest price={price} balance={balance} />}
        </div>
      )}
      {message && <ProgressBar message={message} />}
      <AlertLists errors={errors} info={answered ? order.info : []} loading={false} />
      {isLost && <LostOrder statusHref={statusHref} onRestart={order.onRestart} />}
      {answered && order.success && (
        <Text>
          <Link href={statusHref}>REDEMPTION STATUS</Link>
        </Text>
      )}
      <Button
        size="large"
        wide
        busy={message !== undefined}
        disabled={price === undefined || isLost}
        onClick={onRedeem}
      >
        REDEEM
      </Button>
    </section>
  );
}

/** What the balance comes to after the order; the server decides whether it suffices. */
function Rest({ price, balance }: { price: number; balance: number }) {
  const lacking = lackingCb(price, balance);
  return (
    <Text size="small" tone="muted">
      {lacking > 0 ? (
        <>
          You need <Amount cb={lacking} tone="plain" /> more.
        </>
      ) : (
        <>
          Leaves you <Amount cb={sumCb(balance, -price)} tone="plain" />.
        </>
      )}
    </Text>
  );
}
