import type { ReactNode } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { sumCb } from '../../../components/Amount/sumCb.ts';
import * as styles from './BalanceChange.css.ts';

export interface BalanceChangeProps {
  /** CB to redeem. */
  cb: number;
  /** The balance before, in CB; left out while it is not known. */
  balance?: number | undefined;
  /** More of what is confirmed, each a name and what it is. */
  rows?: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** What a redemption takes and what is left, so that nobody confirms without having seen it. */
export function BalanceChange({ cb, balance, rows = [] }: BalanceChangeProps) {
  return (
    <dl className={styles.list}>
      <Row name="You redeem" value={<Amount cb={cb} dollars />} strong />
      {rows.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      {balance !== undefined && (
        <>
          <Row name="Balance now" value={<Figure cb={balance} />} />
          <Row
            name="Balance after"
            value={
              balance >= cb ? <Figure cb={sumCb(balance, -cb)} /> : 'This is more than you have.'
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

function Row({ name, value, strong }: { name: string; value: ReactNode; strong?: boolean }) {
  return (
    <div className={strong ? styles.strong : styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
