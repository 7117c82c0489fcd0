import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState/EmptyState.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { Skeleton } from '#ui/components/Skeleton/Skeleton.tsx';
import { SkeletonGroup } from '#ui/components/SkeletonGroup/SkeletonGroup.tsx';
import { OrderPlaced, type OrderPlacedProps } from '#ui/screens/Redeem/OrderPlaced/OrderPlaced.tsx';
import { StoreAlert, type StoreAlertProps } from '../StoreAlert/StoreAlert.tsx';
import { GiftCardDetails, type GiftCardDetailsProps } from './GiftCardDetails.tsx';
import * as styles from './GiftCardScreen.css.ts';

type OrderProps = Pick<
  OrderPlacedProps,
  | 'errors'
  | 'info'
  | 'placedAt'
  | 'expected'
  | 'balance'
  | 'balanceBefore'
  | 'statusHref'
  | 'onAgain'
  | 'message'
>;

export interface GiftCardPlacedProps extends OrderProps {
  /** The heading's id. */
  id?: string;
  /** The vendor's name. */
  brand: string;
  image?: string | undefined;
  /** The price in CB. */
  cb: number;
  /** The card's value, such as "25 USD", if known. */
  value: string | undefined;
  /** The address that the code is sent to; undefined if another tab sent the order. */
  email: string | undefined;
}

export type GiftCardState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  /** The catalogue has no such brand (D6). */
  | { status: 'notFound' }
  | ({ status: 'ready' } & GiftCardDetailsProps)
  /** The card was ordered (D66). */
  | ({ status: 'placed' } & GiftCardPlacedProps);

export interface GiftCardScreenProps {
  /** The gift card or its order, or why there is none. */
  card: GiftCardState;
  /** The link to the catalogue. */
  storeHref: string;
  /** The alert dialog, while open, for a catalogue or denominations that failed to load. */
  alert?: StoreAlertProps | undefined;
}

/** The details and redeem page of one brand (DTL-01 to DTL-08). */
export function GiftCardScreen({ card, storeHref, alert }: GiftCardScreenProps) {
  const content = useRef<HTMLDivElement>(null);
  const placedId = useId();
  const isPlaced = card.status === 'placed';
  const wasPlaced = useRef(isPlaced);

  // The focused element was unmounted, so the focus moves to its replacement.
  useEffect(() => {
    if (wasPlaced.current !== isPlaced) {
      content.current?.focus({ preventScroll: true });
      // Focusing alone does not scroll to the start of content taller than the window.
      content.current?.scrollIntoView();
    }
    wasPlaced.current = isPlaced;
  }, [isPlaced]);

  return (
    <div className={styles.screen}>
      <BackLink href={storeHref} />
      <div
        ref={content}
        tabIndex={-1}
        role={isPlaced ? 'region' : undefined}
        aria-labelledby={isPlaced ? placedId : undefined}
        className={styles.content}
      >
        <Content card={card} storeHref={storeHref} placedId={placedId} />
      </div>
      {(card.status === 'ready' || isPlaced) && <BackLink href={storeHref} />}
      {alert && <StoreAlert {...alert} />}
    </div>
  );
}

function BackLink({ href }: { href: string }) {
  return (
    <div className={styles.back}>
      <ButtonLink href={href} tone="quiet" flush="start" icon={<ArrowLeft size={18} aria-hidden />}>
        Go Back to Reward Catalog
      </ButtonLink>
    </div>
  );
}

type ContentProps = Pick<GiftCardScreenProps, 'card' | 'storeHref'> & { placedId: string };

function Content({ card, storeHref, placedId }: ContentProps) {
  switch (card.status) {
    case 'loading':
      return (
        <SkeletonGroup label="Loading the gift card">
          <div className={styles.layout}>
            <div className={styles.top}>
              <Skeleton shape="block" size="large" />
              <Skeleton lines={2} />
            </div>
            <div className={styles.redeem}>
              <Skeleton shape="block" size="large" />
            </div>
          </div>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <>
          <Heading level={1}>Gift card</Heading>
          <EmptyState drawing="offline" action={<Button onClick={card.onRetry}>Try again</Button>}>
            This gift card did not load.
          </EmptyState>
        </>
      );
    case 'notFound':
      return (
        <>
          <Heading level={1}>Gift card not found</Heading>
          <EmptyState
            drawing="lost"
            action={<ButtonLink href={storeHref}>See all gift cards</ButtonLink>}
          >
            This gift card is not in the Rewards Store, or not any more.
          </EmptyState>
        </>
      );
    case 'ready':
      return <GiftCardDetails {...card} />;
    case 'placed':
      return <GiftCardPlaced {...card} id={placedId} />;
  }
}

/** An ordered gift card. */
function GiftCardPlaced({ brand, image, cb, value, email, ...order }: GiftCardPlacedProps) {
  return (
    <OrderPlaced
      {...order}
      picture={<GiftCardFace name={brand} image={image} value={value} />}
      level={1}
      title={
        <span>
          Your <bdi translate="no">{brand}</bdi> card is ordered
        </span>
      }
      summary={
        <>
          {value && <span>{`${value} for `}</span>}
          <Amount cb={cb} />
        </>
      }
      arrival={{
        title: 'Delivered by email',
        text: (
          <>
            {email && (
              <span>
                At <bdi translate="no">{email}</bdi>.{' '}
              </span>
            )}
            <span>Look in the spam folder too.</span>
          </>
        ),
      }}
      statusText="REDEMPTION STATUS"
      againText="Redeem another"
    />
  );
}
