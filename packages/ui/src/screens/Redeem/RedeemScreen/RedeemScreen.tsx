import { use, useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { ButtonLink, Link } from '../../../components/Link/Link.tsx';
import { LinkContext } from '../../../components/LinkProvider/LinkProvider.tsx';
import { ProgressBar } from '../../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { usePlatform } from '../../../platform/Platform.tsx';
import { scrollMs, scrollTo } from '../../../platform/scroll.ts';
import { GiftCardsDrawing } from './GiftCardsDrawing.tsx';
import * as styles from './RedeemScreen.css.ts';

export interface RedeemScreenProps {
  /** `creating` while an order is being created, in this tab or another. */
  status: 'ready' | 'creating';
  /** The link to the Rewards Store. */
  storeHref: string;
  /** The link to the separate page about gift cards. */
  giftCardsHref: string;
  /** The link to cash through Payza (D67). */
  cashHref: string;
  /** The legacy options, if an operator has enabled them (decision D33). */
  children?: ReactNode;
}

/** The redeem screen (RDM-01 to RDM-06): gift cards, cash, and an order in progress. */
export function RedeemScreen(props: RedeemScreenProps) {
  const { status, storeHref, giftCardsHref, cashHref, children } = props;
  const Component = use(LinkContext);
  const { clock } = usePlatform();
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (container.current) return scrollTo(container.current, scrollMs.toPart, clock);
    return undefined;
  }, [clock]);

  return (
    <div ref={container}>
      <Stack space="large">
        <Heading level={1}>Giftcards</Heading>
        {status === 'creating' && <CreatingOrder />}
        <div className={styles.columns}>
          <div className={styles.banner}>
            <Text size="lead">
              Your CBs can be redeemed for gift cards on our gift-cards platform.
            </Text>
            <ButtonLink href={storeHref} size="large">
              Click Here Navigate to Giftcards section
            </ButtonLink>
          </div>
          <Component
            href={giftCardsHref}
            className={styles.picture}
            aria-label="See what gift cards are"
          >
            <GiftCardsDrawing />
          </Component>
        </div>
        {children}
        <section aria-labelledby="redeem-cash">
          <Stack space="xsmall" align="start">
            <Heading level={2} id="redeem-cash" size="body">
              Redeem for cash through Payza
            </Heading>
            <Text tone="muted">From $10, which is 1,000 CB.</Text>
            <Link href={cashHref} look="standalone">
              Go to cash redemption
            </Link>
          </Stack>
        </section>
      </Stack>
    </div>
  );
}

/** The box for an order in progress (RDM-05). */
function CreatingOrder() {
  return (
    <Card as="section" labelledBy="creating-order">
      <Stack space="xsmall">
        <Heading level={2} id="creating-order">
          Creating Order
        </Heading>
        <ProgressBar message="Creating your redemption order (1 of 1)" />
      </Stack>
    </Card>
  );
}
