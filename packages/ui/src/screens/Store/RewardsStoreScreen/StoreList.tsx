import { memo, type ReactNode } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import * as face from '#ui/components/GiftCardFace/GiftCardFace.css.ts';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { loadingLine } from '#ui/components/LiveText/LiveText.css.ts';
import { LoadMore, useIncrementalList } from '#ui/components/LoadMore/LoadMore.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { Spinner } from '#ui/components/Spinner/Spinner.tsx';
import { usePlatform } from '#ui/platform/Platform.tsx';
import * as brandCard from './BrandCard.css.ts';
import { BrandCard, type BrandCardProps } from './BrandCard.tsx';
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
        <AnnouncedCount count={0}>
          <EmptyState
            drawing="lost"
            action={<Button onClick={props.onClear}>Show all rewards</Button>}
          >
            No reward matches what you are looking for.
          </EmptyState>
        </AnnouncedCount>
      );
    case 'ready':
      return (
        <AnnouncedCount count={props.cards.length}>
          <Cards {...props} />
        </AnnouncedCount>
      );
  }
});

/** Announces the number of rewards in a live region that stays mounted when the cards below change. */
function AnnouncedCount({ count, children }: { count: number; children: ReactNode }) {
  const { locale } = usePlatform();
  return (
    <div className={styles.announced}>
      <LiveText>{count === 1 ? '1 reward' : `${count.toLocaleString(locale)} rewards`}</LiveText>
      {children}
    </div>
  );
}

/** The number of cards in the first row of most windows, whose pictures load at once. */
const eagerCards = 4;

/** The number of cards rendered first, and added at a time (D246): full rows of 2, 3, 4 or 6 columns. */
const cardCounts = { first: 96, more: 48 };

function Cards({ cards, listKey, onPin }: Extract<StoreListProps, { status: 'ready' }>) {
  const { shown, showMore } = useIncrementalList(cards, listKey, cardCounts.more, cardCounts.first);
  return (
    <>
      <div role="list" aria-label="Rewards" className={styles.grid}>
        {shown.map((card, index) => (
          <BrandCard key={card.brand.key} {...card} lazy={index >= eagerCards} onPin={onPin} />
        ))}
      </div>
      {showMore && <LoadMore label="Show more rewards" count={shown.length} onMore={showMore} />}
    </>
  );
}
