import type { Ref } from 'react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { lackingCb, sumCb } from '../../../components/Amount/sumCb.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Denominations, type DenominationsProps } from './Denominations.tsx';
import * as styles from './RedeemSection.css';

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
  /** It was sent, and no answer came. */
  | { status: 'lost' };

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
  ref?: Ref<HTMLElement>;
}

const lost = ['Something went wrong. Please try again'];

/** Choosing a value, seeing its price, and redeeming it (part 2 §2, §4). */
export function RedeemSection(props: RedeemSectionProps) {
  const { denominations, price, balance, order, statusHref, onRedeem, ref } = props;
  const message = 'message' in order ? order.message : undefined;
  const answered = order.status === 'answered';
  const errors = order.status === 'lost' ? lost : answered ? order.errors : [];
  return (
    <section ref={ref} tabIndex={-1} aria-label="Redeem" className={styles.section}>
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
      {(order.status === 'lost' || (answered && order.success)) && (
        <Text>
          {order.status === 'lost' && 'Your order may have arrived. Look there first: '}
          <Link href={statusHref}>REDEMPTION STATUS</Link>
        </Text>
      )}
      <Button
        size="large"
        wide
        busy={message !== undefined}
        disabled={price === undefined}
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
