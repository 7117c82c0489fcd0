import type { ReactNode } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { sumCb } from '../../../domain/amount.ts';
import * as styles from './BalanceChange.css.ts';

export interface BalanceChangeProps {
  /** The CB to redeem. */
  cb: number;
  /** The balance before the redemption, in CB; undefined while unknown. */
  balance?: number | undefined;
  /** Further rows to confirm. */
  rows?: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The id of the sentence that says that the balance is too small. */
  tooMuchId: string;
}

/** Whether the amount exceeds the balance; an unknown balance may suffice. */
export const isTooMuch = ({ cb, balance }: Pick<BalanceChangeProps, 'cb' | 'balance'>) =>
  balance !== undefined && balance < cb;

/** Shows what a redemption takes and what is left, before the member confirms it. */
export function BalanceChange({ cb, balance, rows = [], tooMuchId }: BalanceChangeProps) {
  return (
    <dl className={styles.list}>
      <div className={styles.hero}>
        <dt className={styles.name}>You redeem</dt>
        <dd className={styles.value}>
          <Amount cb={cb} dollars size="display" />
        </dd>
      </div>
      {rows.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      {balance !== undefined && (
        <>
          <Row name="Balance now" value={<Figure cb={balance} />} />
          <Row
            name="Balance after"
            value={
              isTooMuch({ cb, balance }) ? (
                <span id={tooMuchId} className={styles.tooLarge}>
                  This is more than you have.
                </span>
              ) : (
                <Figure cb={sumCb(balance, -cb)} />
              )
            }
          />
        </>
      )}
    </dl>
  );
}

function Figure({ cb }: { cb: number }) {
  return <Amount cb={cb} dollars tone="plain" />;
}

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
