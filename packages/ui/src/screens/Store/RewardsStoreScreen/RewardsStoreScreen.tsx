import { AlertLists } from '../../../components/AlertLists/AlertLists.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { StoreAlert, type StoreAlertProps } from '../StoreAlert/StoreAlert.tsx';
import { ReachPanel, type StoreReach } from './ReachPanel.tsx';
import * as styles from './RewardsStoreScreen.css.ts';
import { StoreFilters, type StoreFiltersProps } from './StoreFilters.tsx';
import { StoreList, type StoreListProps } from './StoreList.tsx';

export interface RewardsStoreScreenProps extends StoreFiltersProps {
  list: StoreListProps;
  /** The link to the cash options, outside the store. */
  cashHref: string;
  /** The Errors of the catalogue's answer; `info` is its Info. */
  errors: readonly string[];
  info: readonly string[];
  /** The alert dialog, while open, for a catalogue that failed to load. */
  alert: StoreAlertProps | undefined;
  /** Undefined until the balance and the catalogue have loaded. */
  reach: StoreReach | undefined;
}

/** The Rewards Store (STO-02): every gift card with its price, and which are affordable. */
export function RewardsStoreScreen(props: RewardsStoreScreenProps) {
  const { list, cashHref, errors, info, alert, reach } = props;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Heading level={1}>Rewards Store</Heading>
          <Text tone="muted">
            Find 100s of rewards every day, redeemable with CB, in our rewards store.
          </Text>
        </div>
        <ButtonLink href={cashHref} tone="secondary" size="large">
          Click Here to check Cash Equivalent Rewards
        </ButtonLink>
      </div>
      {reach && <ReachPanel {...reach} />}
      <StoreFilters
        filter={props.filter}
        onFilter={props.onFilter}
        onSettle={props.onSettle}
        currencies={props.currencies}
        canAfford={props.canAfford}
      />
      <AlertLists errors={errors} info={info} loading={list.status === 'loading'} />
      <StoreList {...list} />
      {alert && <StoreAlert {...alert} />}
    </div>
  );
}
