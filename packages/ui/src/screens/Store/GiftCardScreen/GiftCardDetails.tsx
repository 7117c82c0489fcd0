import { ArrowDown } from 'lucide-react';
import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#ui/components/Button/Button.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { SafeHtml } from '#ui/components/SafeHtml/SafeHtml.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { deliveryTime } from '#ui/domain/figures.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { scrollMs, scrollTo } from '#ui/platform/scroll.ts';
import * as styles from './GiftCardScreen.css.ts';

export interface GiftCardDetailsProps {
  /** The vendor's name. */
  brand: string;
  rewardName: string;
  image?: string | undefined;
  /** The selected value, such as "25 USD", shown on the face. */
  value?: string | undefined;
  /** The vendor's texts as HTML; empty ones are not shown. */
  texts: {
    shortDescription: string;
    description: string;
    disclaimer: string;
    terms: string;
  };
  /** Renders the `RedeemSection` with a ref. */
  redeem: (section: RefObject<HTMLElement | null>) => ReactNode;
}

/** The headings of the vendor's texts, in display order. */
const headings = [
  ['shortDescription', 'Short Description'],
  ['description', 'Description'],
  ['disclaimer', 'Disclaimer'],
  ['terms', 'Terms'],
] as const;

/** A brand's gift card with the vendor's texts, beside the section to redeem it. */
export function GiftCardDetails({
  brand,
  rewardName,
  image,
  value,
  texts,
  redeem,
}: GiftCardDetailsProps) {
  const { clock } = usePlatform();
  const hintId = useId();
  const redeemArea = useRef<HTMLDivElement>(null);
  const redeemSection = useRef<HTMLElement>(null);

  function goToRedeem() {
    if (redeemArea.current) scrollTo(redeemArea.current, scrollMs.toSection, clock);
    // Moves the focus as well, so that keyboard users continue with the choice of a value.
    redeemSection.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <div className={styles.stage}>
          <div className={styles.face}>
            <GiftCardFace
              name={brand}
              image={image}
              value={value}
              alt={`${brand || 'Gift'} card`}
            />
          </div>
        </div>
        <div className={styles.titles}>
          <div className={styles.names}>
            <Heading level={1}>
              <bdi translate="no" className={styles.clamped}>
                {rewardName}
              </bdi>
            </Heading>
            <div className={styles.clamped}>
              <Text as="span" tone="muted">
                by <bdi translate="no">{brand}</bdi>
              </Text>
            </div>
          </div>
          <Button
            tone="quiet"
            describedBy={hintId}
            flush="both"
            icon={<ArrowDown size={18} aria-hidden />}
            onClick={goToRedeem}
          >
            REDEEM
          </Button>
          <span id={hintId} hidden>
            Goes to the values on this page.
          </span>
        </div>
      </div>
      <div ref={redeemArea} className={styles.redeem}>
        {redeem(redeemSection)}
      </div>
      <div className={styles.texts}>
        {headings.map(([name, heading]) =>
          texts[name].trim() === '' ? null : (
            <section key={name} aria-label={heading} className={styles.text}>
              <Heading level={2} size="lead">
                {heading}
              </Heading>
              <SafeHtml html={texts[name]} />
            </section>
          ),
        )}
        <section className={styles.text}>
          <Heading level={2} size="lead">
            How are gift cards from the Rewards Store delivered to me?
          </Heading>
          <Text>
            {`By email: the code of your gift card goes to the address you give when you redeem it, within ${deliveryTime}.`}
          </Text>
        </section>
      </div>
    </div>
  );
}
