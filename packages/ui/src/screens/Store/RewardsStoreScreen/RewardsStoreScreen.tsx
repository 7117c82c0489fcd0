import { Banknote } from 'lucide-react';
import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import type { FaceBrand } from '../../Redeem/FaceFan/FaceFan.tsx';
import { NegativeBalance } from '../../Redeem/NegativeBalance/NegativeBalance.tsx';
import { StoreAlert, type StoreAlertProps } from '../StoreAlert/StoreAlert.tsx';
import { RecentRewards, type RecentRewardsProps } from './RecentRewards.tsx';
import * as styles from './RewardsStoreScreen.css.ts';
import { StoreFilters, type StoreFiltersProps } from './StoreFilters.tsx';
import { StoreHead, type StoreReach } from './StoreHead.tsx';
import { StoreList, type StoreListProps } from './StoreList.tsx';

export type { StoreBrand } from './BrandCard.tsx';
export type { StoreFilter } from './StoreFilters.tsx';
export type { StoreCard } from './StoreList.tsx';
export type { StoreListProps, StoreReach };

export interface RewardsStoreScreenProps extends StoreFiltersProps {
  /** The cards that match the filter, or why there are none. */
  list: StoreListProps;
  /** The link to the cash options, outside the store. */
  cashHref: string;
  /** The Errors of the catalogue's answer. */
  errors: readonly string[];
  /** The Info of the catalogue's answer. */
  info: readonly string[];
  /** The alert dialog, while open, for a catalogue that failed to load. */
  alert: StoreAlertProps | undefined;
  /** The rewards that the balance can buy; undefined if the balance or the catalogue is unknown. */
  reach: StoreReach | 'loading' | undefined;
  /** The rewards that were viewed last, latest first. */
  recent: RecentRewardsProps['brands'];
  /** Brands for the fan of gift cards. */
  faces?: readonly FaceBrand[] | undefined;
}

/** The Rewards Store (STO-02): every gift card with its price and whether it is affordable. */
export function RewardsStoreScreen(props: RewardsStoreScreenProps) {
  const { list, cashHref, errors, info, alert, reach, recent, faces, ...filters } = props;
  const { search, currency, affordable } = filters.filter;
  const isFiltered = search !== '' || currency !== '' || affordable;
  return (
    <div className={styles.screen}>
      <StoreHead reach={reach} faces={faces} />
      <NegativeBalance balance={reach === 'loading' ? undefined : reach?.balance} />
      {!isFiltered && <RecentRewards brands={recent} />}
      <StoreFilters {...filters} />
      <AlertLists errors={errors} info={info} loading={list.status === 'loading'} />
      <div role="group" aria-label="Rewards">
        <StoreList {...list} />
      </div>
      <div className={styles.cash}>
        <span className={styles.cashIcon}>
          <Banknote size={24} aria-hidden />
        </span>
        <div className={styles.cashWords}>
          <Text weight="strong">Rather have cash?</Text>
          <Text size="small" tone="muted">
            From $10, to your own account.
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
