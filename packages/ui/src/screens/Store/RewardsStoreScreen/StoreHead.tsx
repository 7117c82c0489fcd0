import { Amount } from '../../../components/Amount/Amount.tsx';
import { BrandPanel } from '../../../components/BrandPanel/BrandPanel.tsx';
import { CountUp } from '../../../components/CountUp/CountUp.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import { FaceFan, type FaceBrand } from '../../Redeem/FaceFan/FaceFan.tsx';
import * as styles from './StoreHead.css.ts';

/** The rewards that the balance can buy. */
export interface StoreReach {
  /** The balance in CB. */
  balance: number;
  /** The number of affordable rewards, out of `total`. */
  affordable: number;
  /** The number of rewards that have become affordable since the last visit. */
  unlocked: number;
  total: number;
  /** The cheapest reward that is not affordable, and the CB missing for it. */
  next?: { name: string; href: string; missing: number } | undefined;
}

interface StoreHeadProps {
  /** `loading` reserves its space, to avoid a layout shift. */
  reach: StoreReach | 'loading' | undefined;
  /** Brands for the fan of gift cards. */
  faces: readonly FaceBrand[] | undefined;
}

/** The store's heading on the brand surface, with what the balance can buy once it is known. */
export function StoreHead({ reach, faces }: StoreHeadProps) {
  const { locale } = usePlatform();
  return (
    <BrandPanel texture="end">
      <div className={styles.head}>
        <div className={styles.words}>
          <div className={styles.titles}>
            <Heading level={1}>Rewards Store</Heading>
            <Text tone="muted">
              Find 100s of rewards every day, redeemable with CB, in our rewards store.
            </Text>
          </div>
          {reach === 'loading' && <div className={styles.reach} />}
          {reach && reach !== 'loading' && (
            <section aria-label="What your balance buys" className={styles.reach}>
              <p>
                You have <CountUp cb={reach.balance} dollars size="title" />
              </p>
              <Text weight="strong">{toSentence(reach, locale)}</Text>
              {reach.next && (
                <Text tone="muted">
                  Next: <Link href={reach.next.href}>{reach.next.name}</Link>,{' '}
                  <Amount cb={reach.next.missing} dollars tone="plain" /> to go.
                </Text>
              )}
            </section>
          )}
        </div>
        <div className={styles.fan}>
          <FaceFan brands={faces} />
        </div>
      </div>
    </BrandPanel>
  );
}

function toSentence({ affordable, unlocked, total }: StoreReach, locale: string) {
  if (affordable === 0) return 'No reward is in reach yet.';
  const count = affordable === total ? 'every one' : affordable.toLocaleString(locale);
  const sentence = `It buys ${count} of ${total.toLocaleString(locale)} rewards now`;
  if (unlocked === 0) return `${sentence}.`;
  return `${sentence}, ${unlocked.toLocaleString(locale)} more than at your last visit.`;
}
