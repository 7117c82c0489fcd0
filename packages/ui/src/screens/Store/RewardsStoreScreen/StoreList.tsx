import { memo, type ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { Chip } from '#ui/components/Chip/Chip.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { FilterSheet } from '#ui/components/FilterSheet/FilterSheet.tsx';
import * as face from '#ui/components/GiftCardFace/GiftCardFace.css.ts';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { loadingLine } from '#ui/components/LiveText/LiveText.css.ts';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { SearchField } from '#ui/components/SearchField/SearchField.tsx';
import { SelectField } from '#ui/components/SelectField/SelectField.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { usePlatform } from '#ui/platform/Platform.tsx';
import * as brandCard from './BrandCard.css.ts';
import { BrandCard, type BrandCardProps } from './BrandCard.tsx';
import * as styles from './RewardsStoreScreen.css.ts';

/** The store's filter, kept in the URL. */
export interface StoreFilter {
  /** Matches cards whose name or brand contains it; '' shows all. */
  search: string;
  /** Shows only what the balance can buy. */
  affordable: boolean;
  /** A currency of the catalogue, or '' for all. */
  currency: string;
}

export interface StoreFiltersProps {
  /** The current filter. */
  filter: StoreFilter;
  /** Called with the parts of the filter that change. */
  onFilter: (change: Partial<StoreFilter>) => void;
  /** Called when the search is committed, by blur or by Enter. */
  onSettle?: (() => void) | undefined;
  /** The currencies of the catalogue. */
  currencies: readonly { code: string; name: string }[];
  /** Whether the balance is known, which `affordable` needs. */
  canAfford: boolean;
}

/**
 * The filters for text, currency and affordable rewards (STO-03, STO-07). On a phone all but the text
 * are in a sheet, and the active ones are shown as chips.
 */
export function StoreFilters(props: StoreFiltersProps) {
  const { filter, onFilter, onSettle, canAfford } = props;
  const affordable = (
    <Chip
      pressed={filter.affordable}
      onChange={(pressed) => onFilter({ affordable: pressed })}
      disabledReason={canAfford ? undefined : 'Your balance is not known yet.'}
    >
      I can redeem now
    </Chip>
  );
  return (
    <div role="search" aria-label="Rewards" className={styles.filters}>
      <div className={styles.search}>
        <SearchField
          label="Search the rewards"
          placeholder="Search term..."
          value={filter.search}
          onChange={(search) => onFilter({ search })}
          {...(onSettle && { onSettle })}
        />
      </div>
      <div className={styles.choices}>
        <CurrencyField {...props} inline />
        {affordable}
      </div>
      <div className={styles.sheetButton}>
        <FilterSheet done="Show rewards">
          <CurrencyField {...props} />
          {affordable}
        </FilterSheet>
      </div>
      {(filter.currency !== '' || filter.affordable) && (
        <div className={styles.activeFilters}>
          {filter.currency !== '' && (
            <Chip pressed onChange={() => onFilter({ currency: '' })}>
              {filter.currency}
            </Chip>
          )}
          {filter.affordable && affordable}
        </div>
      )}
    </div>
  );
}

type CurrencyFieldProps = Pick<StoreFiltersProps, 'filter' | 'onFilter' | 'currencies'> & {
  inline?: boolean;
};

function CurrencyField({ filter, onFilter, currencies, inline = false }: CurrencyFieldProps) {
  return (
    <SelectField
      label="Currency"
      inline={inline}
      value={filter.currency}
      onChange={(currency) => onFilter({ currency })}
      options={[{ value: '', label: 'All currencies' }, ...currencies.map(toOption)]}
    />
  );
}

const toOption = ({ code, name }: StoreFiltersProps['currencies'][number]) => ({
  value: code,
  label: name === code ? code : `${code} · ${name}`,
});

/** A card of the list. */
export type StoreCard = Omit<BrandCardProps, 'lazy' | 'onPin'>;

export type StoreListProps =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  /** The catalogue has no brands. */
  | { status: 'empty' }
  | { status: 'noMatch'; onClear: () => void }
  | {
      status: 'ready';
      /** All cards that match the filter, in order. */
      cards: readonly StoreCard[];
      /** Identifies the filter; another one resets the list to its first page. */
      listKey: string;
      onPin?: BrandCardProps['onPin'];
    };

/** The cards of the store, or its loading, empty or failed state. */
export const StoreList = memo(function StoreList(props: StoreListProps) {
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading the rewards">
          {/* The specified text (STO-08) is hidden from screen readers, because it names surveys. */}
          <p aria-hidden className={loadingLine}>
            <Spinner />
            Loading Surveys Please wait..
          </p>
          <div className={styles.grid}>
            {Array.from({ length: 10 }, (_, index) => (
              <div key={index} className={brandCard.card}>
                <div className={face.frame}>
                  <div className={face.card}>
                    <Skeleton shape="block" size="large" />
                  </div>
                </div>
                <div className={brandCard.words}>
                  <Skeleton lines={5} />
                </div>
                <div className={brandCard.progress}>
                  <Skeleton />
                </div>
              </div>
            ))}
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <EmptyState drawing="offline" action={<Button onClick={props.onRetry}>Try again</Button>}>
          The rewards did not load.
        </EmptyState>
      );
    case 'empty':
      return (
        <EmptyState drawing="lost">
          There are no rewards right now. Please check back soon.
        </EmptyState>
      );
    case 'noMatch':
      return (
        <Counted count={0}>
          <EmptyState
            drawing="lost"
            action={<Button onClick={props.onClear}>Show all rewards</Button>}
          >
            No reward matches what you are looking for.
          </EmptyState>
        </Counted>
      );
    case 'ready':
      return (
        <Counted count={props.cards.length}>
          <Cards {...props} />
        </Counted>
      );
  }
});

/**
 * Announces the number of rewards. The live region stays mounted when the content below changes.
 */
function Counted({ count, children }: { count: number; children: ReactNode }) {
  const { locale } = usePlatform();
  return (
    <div className={styles.counted}>
      <LiveText>{count === 1 ? '1 reward' : `${count.toLocaleString(locale)} rewards`}</LiveText>
      {children}
    </div>
  );
}

/** The cards in the first row of most windows. */
const firstRow = 4;

/** Cards rendered first, and at a time (D246); multiples of 2, 3, 4 and 6 columns, for full rows. */
const cardsRendered = { first: 96, more: 48 };

/** The cards, of which there may be thousands (D246). */
function Cards({ cards, listKey: of, onPin }: Extract<StoreListProps, { status: 'ready' }>) {
  const { shown, showMore } = useIncrementalList(
    cards,
    of,
    cardsRendered.more,
    cardsRendered.first,
  );
  return (
    <>
      <div role="list" aria-label="Rewards" className={styles.grid}>
        {shown.map((card, index) => (
          <BrandCard key={card.brand.key} {...card} lazy={index >= firstRow} onPin={onPin} />
        ))}
      </div>
      {showMore && <LoadMore label="Show more rewards" shown={shown.length} onMore={showMore} />}
    </>
  );
}
