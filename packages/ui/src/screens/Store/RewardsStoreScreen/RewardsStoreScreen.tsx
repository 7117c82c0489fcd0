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
  /** The cash options, outside the store. */
  cashHref: string;
  /** The Errors and the Info of the catalogue's answer. */
  errors: readonly string[];
  info: readonly string[];
  /** The open alert dialog of a catalogue that did not come. */
  alert: StoreAlertProps | undefined;
  /** Absent until balance and catalogue are there. */
  reach: StoreReach | undefined;
}

/** The Rewards Store (STO-02): every gift card, what it costs, and which are in reach. */
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
