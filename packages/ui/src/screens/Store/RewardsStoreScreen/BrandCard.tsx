import { CircleCheck, Pin } from 'lucide-react';
import { memo, use } from 'react';
import { Amount, ToGo } from '#ui/components/Amount/Amount.tsx';
import { Badge } from '#ui/components/Badge/Badge.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { IconButton } from '#ui/components/IconButton/IconButton.tsx';
import { LinkContext } from '#ui/components/Link/Link.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { formatDollars } from '#ui/domain/amount.ts';
import { type GoalCard, goalName } from '#ui/domain/goalText.ts';
import { type Unoffered, unofferedLines } from '#ui/domain/unavailable.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { PriceProgress } from '../PriceProgress/PriceProgress.tsx';
import * as styles from './BrandCard.css.ts';

/** The data of a brand's card. */
export interface StoreBrand {
  key: string;
  name: string;
  /** The link to its details page. */
  href: string;
  image?: string | undefined;
  /** The lowest price in CB. */
  least: number;
  /** The highest price in CB. */
  most: number;
  currencies: readonly string[];
}

export interface BrandCardProps {
  brand: StoreBrand;
  /**
   * The price in CB of the cheapest value that can be ordered, which may differ from the lowest price that
   * the card shows; undefined while unknown (D286).
   */
  price: number | undefined;
  /** The CB missing for `price`; 0 if affordable, undefined if price or balance are unknown. */
  missing: number | undefined;
  /** Why nothing of the brand can be ordered; undefined if something can, or while that is unknown. */
  unoffered?: Unoffered | undefined;
  /** Whether it has become affordable since the last visit. */
  isNewlyAffordable?: boolean;
  /** The card that its pin makes the member's goal; without it, there is no pin. */
  goal?: GoalCard | undefined;
  /** Whether one of the brand's cards is the member's goal. */
  isPinned?: boolean | undefined;
  /** Loads the picture only once the card comes near the viewport. */
  lazy?: boolean;
  /** Called with the brand's key when its pin is pressed. Keep the function stable. */
  onPin?: ((brandKey: string) => void) | undefined;
}

/** A gift card of the store (STO-04 to STO-06). The whole card links to its details. */
export const BrandCard = memo(function BrandCard(props: BrandCardProps) {
  const { brand, price, missing, unoffered, isNewlyAffordable = false } = props;
  const { goal, isPinned = false, lazy = true, onPin } = props;
  const { name, href, image, least, most, currencies } = brand;
  const Anchor = use(LinkContext);
  const { locale } = usePlatform();
  return (
    <div role="listitem" className={styles.card}>
      <GiftCardFace name={name} image={image} lazy={lazy} />
      <div className={styles.words}>
        <Anchor href={href} className={styles.link}>
          <bdi translate="no">{name || 'Gift card'}</bdi>
        </Anchor>
        {unoffered === 'tooSmall' ? (
          <p className={styles.price}>{unofferedLines.tooSmall}</p>
        ) : (
          <Prices least={least} most={most} />
        )}
        <div className={styles.lastLine}>
          <Text size="small" tone="muted">
            {currencies.length > 0 && `Redeem to ${currencies.join(', ')}`}
          </Text>
          {goal && onPin && (
            <div className={styles.pin}>
              <IconButton
                label={`Make ${goalName(goal, locale)} my goal`}
                tone={isPinned ? 'inherit' : 'strong'}
                aria-pressed={isPinned}
                icon={<Pin size={20} fill={isPinned ? 'currentColor' : 'none'} aria-hidden />}
                onClick={() => onPin(brand.key)}
              />
            </div>
          )}
        </div>
      </div>
      {isNewlyAffordable && (
        <p className={styles.mark}>
          <Badge tone="accent">New in your reach</Badge>
        </p>
      )}
      <div className={styles.progress}>
        {unoffered === 'now' && (
          <Text size="small" tone="muted">
            {unofferedLines.now}
          </Text>
        )}
        {missing !== undefined && price !== undefined && (
          <RedeemStatus missing={missing} price={price} />
        )}
      </div>
    </div>
  );
});

/** The price range in CB and in US dollars (STO-05). */
function Prices({ least, most }: Pick<StoreBrand, 'least' | 'most'>) {
  const { locale } = usePlatform();
  return (
    <>
      <p className={styles.price}>
        <Amount cb={least} />
        {most > least && (
          <span>
            {' - '}
            <Amount cb={most} />
          </span>
        )}
      </p>
      <p translate="no" className={styles.dollars}>
        {most > least
          ? `${formatDollars(least, locale)} - ${formatDollars(most, locale)}`
          : formatDollars(least, locale)}
      </p>
    </>
  );
}

/** The CB missing for the price with a bar, or that the card can be redeemed. */
function RedeemStatus({ missing, price }: { missing: number; price: number }) {
  if (missing <= 0) {
    return (
      <p className={styles.affordable}>
        <CircleCheck size={16} aria-hidden />
        Redeem it now
      </p>
    );
  }
  return (
    <>
      <Text size="small" tone="muted">
        <ToGo cb={missing} dollars />
      </Text>
      <PriceProgress price={price} balance={price - missing} />
    </>
  );
}
