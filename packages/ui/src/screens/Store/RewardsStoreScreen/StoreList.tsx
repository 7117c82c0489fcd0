import { memo, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LiveText } from '../../../components/LiveText/LiveText.tsx';
import { LoadMore } from '../../../components/LoadMore/LoadMore.tsx';
import { line as loadingLine } from '../../../components/LoadingText/LoadingText.css.ts';
import { longList, useIncrementalList } from '../../../components/LoadMore/useIncrementalList.ts';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../../components/SkeletonGroup/SkeletonGroup.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import { BrandCard, type BrandCardProps } from './BrandCard.tsx';
import * as face from '../../../components/GiftCardFace/GiftCardFace.css.ts';
import * as brandCard from './BrandCard.css.ts';
import * as styles from './RewardsStoreScreen.css.ts';

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
      of: string;
      onPin?: BrandCardProps['onPin'];
    };

/** The cards of the store, or its loading, empty or failed state. */
export const StoreList = memo(function StoreList(props: StoreListProps) {
  switch (props.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading the rewards">
          {/* Specified (STO-08), but not read out, because no surveys load here. */}
          <p aria-hidden className={loadingLine}>
            <Spinner />
            Loading Surveys Please wait..
          </p>
          <div className={styles.grid}>
            {Array.from({ length: 10 }, (_, at) => (
              <div key={at} className={brandCard.card}>
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

/** The cards, of which there may be thousands (D246). */
function Cards({ cards, of, onPin }: Extract<StoreListProps, { status: 'ready' }>) {
  const { shown, showMore } = useIncrementalList(cards, of);
  const isLong = cards.length > longList;
  return (
    <>
      <div
        role="list"
        aria-label="Rewards"
        className={isLong ? `${styles.grid} ${styles.longGrid}` : styles.grid}
      >
        {shown.map((card, at) => (
          <BrandCard key={card.brand.key} {...card} lazy={at >= firstRow} onPin={onPin} />
        ))}
      </div>
      {showMore && <LoadMore label="Show more rewards" shown={shown.length} onMore={showMore} />}
    </>
  );
}
