import { Amount } from '../../../components/Amount/Amount.tsx';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './RewardsStoreScreen.css.ts';

/** What the balance can buy in the store. */
export interface StoreReach {
  /** The balance in CB. */
  balance: number;
  /** The number of affordable rewards, out of `total`. */
  affordable: number;
  total: number;
  /** The cheapest reward out of reach, and the CB missing for it. */
  next?: { name: string; href: string; missing: number } | undefined;
}

/** Summarises the balance, what it can buy, and the next reward. */
export function ReachPanel({ balance, affordable, total, next }: StoreReach) {
  return (
    <section aria-label="What your balance buys" className={styles.reach}>
      <CoinMark size="large" />
      <div className={styles.reachWords}>
        <p className={styles.balance}>
          <Text as="span">You have </Text>
          <Amount cb={balance} dollars />
        </p>
        <Text>
          {affordable === 0
            ? 'No reward is in reach yet.'
            : `It buys ${affordable === total ? 'every one' : affordable.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} rewards now.`}
          {next && (
            <>
              {' '}
              Next: <Link href={next.href}>{next.name}</Link>,{' '}
              <Amount cb={next.missing} tone="plain" /> to go.
            </>
          )}
        </Text>
      </div>
    </section>
  );
}
