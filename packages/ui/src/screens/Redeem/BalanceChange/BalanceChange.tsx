import type { ReactNode } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { sumCb } from '../../../components/Amount/sumCb.ts';
import * as styles from './BalanceChange.css.ts';

export interface BalanceChangeProps {
  /** The CB to redeem. */
  cb: number;
  /** The balance before the redemption, in CB; undefined while unknown. */
  balance?: number | undefined;
  /** Further rows to confirm. */
  rows?: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Shows what a redemption takes and what is left, before the member confirms it. */
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
