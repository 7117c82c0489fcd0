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

/** The state of the order. */
export type OrderStatus =
  | { status: 'idle' }
  /** `message` describes the progress. */
  | { status: 'sending'; message: string }
  | {
      status: 'answered';
      success: boolean;
      errors: readonly string[];
      info: readonly string[];
      /** Shown briefly before the loading state ends. */
      message?: string | undefined;
    }
  /** No answer came. `onRestart` is called when the member has checked the order (decision D64). */
  | { status: 'lost'; onRestart: () => void };

export interface RedeemSectionProps {
  denominations: DenominationsProps;
  /** The price of the selected tile in CB; undefined while none is selected. */
  price: number | undefined;
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
  order: OrderStatus;
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
  onRedeem: () => void;
}

const lost = ['Something went wrong. Please try again'];

/** Lets the member choose a value, shows its price, and redeems it (DTL-12 to DTL-15). */
export function RedeemSection(props: RedeemSectionProps) {
  const { denominations, price, balance, order, statusHref, onRedeem } = props;
  const message = 'message' in order ? order.message : undefined;
  const answered = order.status === 'answered';
  const isLost = order.status === 'lost';
  const errors = isLost ? lost : answered ? order.errors : [];
  const section = useRef<HTMLElement>(null);
  const wasLost = useRef(isLost);

  // The pressed button is unmounted, so the focus moves to the section.
  useEffect(() => {
    if (wasLost.current && !isLost) section.current?.focus({ preventScroll: true });
    wasLost.current = isLost;
  }, [isLost]);

  return (
    <section ref={section} tabIndex={-1} aria-label="Redeem" className={styles.section}>
      <Denominations {...denominations} />
      {price !== undefined && (
        <div className={styles.price}>
          <Heading level={2} size="lead">
            Price
          </Heading>
          <p className={styles.figure}>
            <Amount cb={price} dollars />
          </p>
          {balance !== undefined && <BalanceAfter price={price} balance={balance} />}
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

/** Shows the balance after the order, or what is missing; only the server can refuse the order. */
function BalanceAfter({ price, balance }: { price: number; balance: number }) {
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
