import { Amount } from '../../../components/Amount/Amount.tsx';
import { CoinMark } from '../../../components/CoinMark/CoinMark.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import * as styles from './RewardsStoreScreen.css.ts';

/** What the balance buys in the whole store. */
export interface StoreReach {
  /** CB. */
  balance: number;
  /** Rewards in reach, of `total`. */
  affordable: number;
  total: number;
  /** The next reward out of reach, and the CB that are missing for it. */
  next?: { name: string; href: string; missing: number } | undefined;
}

/** Tells at a glance how much there is to spend, what it buys, and what comes next. */
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
