import { Banknote, Gift, MailCheck, SearchCheck } from 'lucide-react';
import { use, useEffect, useId, useRef, type ReactNode } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { BrandPanel } from '#ui/components/BrandPanel/BrandPanel.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink, LinkContext } from '#ui/components/Link/Link.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { SectionHead } from '#ui/components/SectionHead/SectionHead.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { deliveryTime, leastText } from '#ui/domain/figures.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { scrollMs, scrollTo } from '#ui/platform/scroll.ts';
import { FaceFan } from '../FaceFan/FaceFan.tsx';
import { NegativeBalance } from '../RedemptionParts/RedemptionParts.tsx';
import * as styles from './RedeemScreen.css.ts';

export interface RedeemScreenProps {
  /** `creating` while an order is being created, in this tab or another. */
  status: 'ready' | 'creating';
  /** The balance in CB; undefined while unknown. */
  balance?: number | undefined;
  /** The link to the Rewards Store. */
  storeHref: string;
  /** The link to the separate page about gift cards. */
  giftCardsHref: string;
  /** The link to cash through Payza (D67). */
  cashHref: string;
  /** A fan of gift cards; cards of no brand without one. */
  fan?: ReactNode;
  /** The legacy options, if an operator has enabled them (D33). */
  children?: ReactNode;
}

const steps = [
  {
    Icon: Gift,
    title: 'You choose a card',
    text: `From ${leastText.cb}, which is ${leastText.dollars}. Nothing is taken before you confirm.`,
  },
  {
    Icon: SearchCheck,
    title: 'We check the order',
    text: 'REDEMPTION STATUS in your reports says where it is.',
  },
  {
    Icon: MailCheck,
    title: 'Your code arrives by email',
    text: `Within ${deliveryTime}, to the address you give.`,
  },
] as const;

/** The redeem screen (RDM-01 to RDM-06): gift cards, cash, and an order in progress. */
export function RedeemScreen(props: RedeemScreenProps) {
  const { status, balance, storeHref, giftCardsHref, cashHref, children } = props;
  const { fan = <FaceFan /> } = props;
  const { clock } = usePlatform();
  const container = useRef<HTMLDivElement>(null);

  // Scrolls to the screen once it is shown (RDM-06).
  useEffect(() => {
    if (!container.current) return;
    return scrollTo(container.current, scrollMs.toSection, clock);
  }, [clock]);

  return (
    <div ref={container}>
      <Stack space={{ phone: 'large', tablet: 'xlarge' }}>
        {status === 'creating' && <CreatingOrder />}
        <NegativeBalance balance={balance} />
        <GiftCards
          balance={balance}
          storeHref={storeHref}
          giftCardsHref={giftCardsHref}
          fan={fan}
        />
        <Cash cashHref={cashHref} />
        <HowRedeemingWorks />
        {children}
      </Stack>
    </div>
  );
}

type GiftCardsProps = Pick<RedeemScreenProps, 'balance' | 'storeHref' | 'giftCardsHref' | 'fan'>;

function GiftCards({ balance, storeHref, giftCardsHref, fan }: GiftCardsProps) {
  const Anchor = use(LinkContext);
  return (
    <BrandPanel texture="end">
      <div className={styles.promise}>
        <div className={styles.words}>
          <Heading level={1}>Giftcards</Heading>
          <Text size="lead">
            Your CBs can be redeemed for gift cards on our gift-cards platform.
          </Text>
          <p className={styles.balance}>
            {balance !== undefined && (
              <span>
                You have <Amount cb={balance} dollars size="title" />
              </span>
            )}
          </p>
          <div className={styles.action}>
            <ButtonLink href={storeHref} size="large">
              Click Here Navigate to Giftcards section
            </ButtonLink>
          </div>
        </div>
        <Anchor href={giftCardsHref} className={styles.picture}>
          <div role="img" aria-label="See what gift cards are">
            {fan}
          </div>
        </Anchor>
      </div>
    </BrandPanel>
  );
}

function Cash({ cashHref }: { cashHref: string }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.cash}>
      <span className={styles.icon}>
        <Banknote size={24} aria-hidden />
      </span>
      <div className={styles.cashWords}>
        <Heading level={2} id={id} size="body">
          Redeem for cash through Payza
        </Heading>
        <Text size="small" tone="muted">
          {`From ${leastText.dollars}, which is ${leastText.cb}.`}
        </Text>
      </div>
      <div className={styles.cashAction}>
        <ButtonLink href={cashHref} tone="quiet" flush="both">
          Go to cash redemption
        </ButtonLink>
      </div>
    </section>
  );
}

function HowRedeemingWorks() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.explanation}>
      <SectionHead title="How redeeming works" id={id} />
      <ol role="list" className={styles.steps}>
        {steps.map(({ Icon, title, text }) => (
          <Card key={title} as="li">
            <Stack space="xsmall">
              <span className={styles.icon}>
                <Icon size={24} aria-hidden />
              </span>
              <Text weight="strong">{title}</Text>
              <Text size="small" tone="muted">
                {text}
              </Text>
            </Stack>
          </Card>
        ))}
      </ol>
    </section>
  );
}

/** The box for an order in progress (RDM-05). */
function CreatingOrder() {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack space="xsmall">
        <Heading level={2} id={id}>
          Creating Order
        </Heading>
        <ProgressBar message="Creating your redemption order (1 of 1)" />
      </Stack>
    </Card>
  );
}
