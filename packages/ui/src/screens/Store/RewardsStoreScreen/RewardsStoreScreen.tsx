import { Banknote } from 'lucide-react';
import { use, useId } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { ToGo } from '#ui/components/Amount/Amount.tsx';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { CountUp } from '#ui/components/CountUp/CountUp.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink, Link, LinkContext } from '#ui/components/Link/Link.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { leastText } from '#ui/domain/figures.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { type FaceBrand, FaceFan } from '#ui/screens/Redeem/FaceFan/FaceFan.tsx';
import { NegativeBalance } from '#ui/screens/Redeem/RedemptionParts/RedemptionParts.tsx';
import { StoreAlert, type StoreAlertProps } from '../StoreAlert/StoreAlert.tsx';
import type { StoreBrand } from './BrandCard.tsx';
import * as styles from './RewardsStoreScreen.css.ts';
import { StoreFilters, type StoreFiltersProps } from './StoreFilters.tsx';
import { StoreList, type StoreListProps } from './StoreList.tsx';

export type { StoreBrand } from './BrandCard.tsx';
export type { StoreFilter } from './StoreFilters.tsx';
export type { StoreCard, StoreListProps } from './StoreList.tsx';

/** The rewards that the balance can buy. */
export interface Affordability {
  /** The balance in CB. */
  balance: number;
  /** The number of affordable rewards, out of `total`; undefined while some of their prices load. */
  affordable: number | undefined;
  /** The number of rewards that have become affordable since the last visit. */
  unlocked: number;
  total: number;
  /**
   * The cheapest reward that is not affordable, or the member's goal, and the CB missing for it; 0 for a goal
   * that is reached.
   */
  next?: { name: string; href: string; missing: number; isGoal: boolean } | undefined;
}

export interface RewardsStoreScreenProps extends StoreFiltersProps {
  /** The cards that match the filter, or why there are none. */
  list: StoreListProps;
  /** The link to the cash options, outside the store. */
  cashHref: string;
  /** The Errors of the catalogue's response. */
  errors: readonly string[];
  /** The Info of the catalogue's response. */
  info: readonly string[];
  /** The alert dialog, while open, for a catalogue that failed to load. */
  alert: StoreAlertProps | undefined;
  /** The rewards that the balance can buy; undefined if the balance or the catalogue is unknown. */
  affordability: Affordability | 'loading' | undefined;
  /** The rewards that were viewed last, latest first. */
  recent: readonly RecentBrand[];
  /** Brands for the fan of gift cards. */
  faces?: readonly FaceBrand[] | undefined;
}

/** The Rewards Store (STO-02): every gift card with its price and whether it is affordable. */
export function RewardsStoreScreen(props: RewardsStoreScreenProps) {
  const { list, cashHref, errors, info, alert, affordability, recent, faces, ...filters } = props;
  return (
    <div className={styles.screen}>
      <StoreHead affordability={affordability} faces={faces} />
      <NegativeBalance balance={affordability === 'loading' ? undefined : affordability?.balance} />
      <StoreFilters {...filters} />
      <AlertLists errors={errors} info={info} loading={list.status === 'loading'} />
      <div role="group" aria-label="Rewards">
        <StoreList {...list} />
      </div>
      {/* Below the list, so that the position of the list does not depend on it. */}
      <RecentRewards brands={recent} />
      <div className={styles.cash}>
        <span className={styles.cashIcon}>
          <Banknote size={24} aria-hidden />
        </span>
        <div className={styles.cashWords}>
          <Text weight="strong">Rather have cash?</Text>
          <Text size="small" tone="muted">
            {`From ${leastText.dollars}, to your own account.`}
          </Text>
        </div>
        <ButtonLink href={cashHref} tone="secondary" size="large">
          Click Here to check Cash Equivalent Rewards
        </ButtonLink>
      </div>
      {alert && <StoreAlert {...alert} />}
    </div>
  );
}

interface StoreHeadProps {
  /** `loading` reserves its space, to avoid a layout shift. */
  affordability: Affordability | 'loading' | undefined;
  /** Brands for the fan of gift cards. */
  faces: readonly FaceBrand[] | undefined;
}

/** The store's heading on the brand surface, with what the balance can buy once it is known. */
function StoreHead({ affordability, faces }: StoreHeadProps) {
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
          {affordability === 'loading' && <div className={styles.affordability} />}
          {affordability && affordability !== 'loading' && <BalanceBuys {...affordability} />}
        </div>
        <div className={styles.fan}>
          <FaceFan brands={faces} />
        </div>
      </div>
    </BrandPanel>
  );
}

function BalanceBuys({ balance, affordable, unlocked, total, next }: Affordability) {
  const { locale } = usePlatform();
  return (
    <section aria-label="What your balance buys" className={styles.affordability}>
      <p>
        You have <CountUp cb={balance} dollars size="title" />
      </p>
      {affordable !== undefined && (
        <Text weight="strong">{buysText(affordable, unlocked, total, locale)}</Text>
      )}
      {next && (
        <Text tone="muted">
          <span>{next.isGoal ? 'Your goal:' : 'Next:'}</span>{' '}
          <Link href={next.href}>{next.name}</Link>
          <span>, </span>
          {next.missing > 0 ? (
            <ToGo cb={next.missing} dollars />
          ) : (
            <span>you have enough for it</span>
          )}
          <span>.</span>
        </Text>
      )}
    </section>
  );
}

function buysText(affordable: number, unlocked: number, total: number, locale: string) {
  if (affordable === 0) return 'No reward is in reach yet.';
  const count = affordable === total ? 'every one' : affordable.toLocaleString(locale);
  const sentence = `It buys ${count} of ${total.toLocaleString(locale)} rewards now`;
  if (unlocked === 0) return `${sentence}.`;
  return `${sentence}, ${unlocked.toLocaleString(locale)} more than at your last visit.`;
}

type RecentBrand = Pick<StoreBrand, 'key' | 'name' | 'href' | 'image'>;

/** The rewards that the member viewed last, as a short row; renders nothing without any. */
function RecentRewards({ brands }: { brands: readonly RecentBrand[] }) {
  const Anchor = use(LinkContext);
  const id = useId();
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.recent}>
      <Heading level={2} size="body" id={id}>
        Recently viewed
      </Heading>
      <ul role="list" aria-labelledby={id} className={styles.recentRow}>
        {brands.map(({ key, name, href, image }) => (
          <li key={key} className={styles.recentItem}>
            <Anchor href={href} className={styles.recentLink}>
              <div className={styles.recentFace}>
                <GiftCardFace name={name} image={image} />
              </div>
              <bdi translate="no" className={styles.recentName}>
                {name}
              </bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
