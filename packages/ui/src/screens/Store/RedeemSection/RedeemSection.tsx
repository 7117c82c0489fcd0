import { Pin } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Amount, ToGo } from '#ui/components/Amount/Amount.tsx';
import { somethingWrong } from '#ui/domain/commonMessages.ts';
import { missingCb, sumCb } from '#ui/domain/amount.ts';
import { Button } from '#ui/components/Button/Button.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { LostOrder } from '#ui/screens/Redeem/RedemptionParts/RedemptionParts.tsx';
import { Denominations, type DenominationsProps } from './Denominations.tsx';
import { PriceProgress } from '../PriceProgress/PriceProgress.tsx';
import { CountriesOfUse } from '../CountriesOfUse/CountriesOfUse.tsx';
import * as styles from './RedeemSection.css.ts';

export type { DenominationsProps };

/** The state of the order while the form is shown. */
export type OpenOrder =
  | { status: 'idle' }
  /** The progress bar shows the message. */
  | { status: 'sending'; message: string }
  | {
      status: 'refused';
      errors: readonly string[];
      info: readonly string[];
      /** Set for the moment in which the progress bar still shows that the response arrived. */
      message?: string | undefined;
    }
  /** There was no response. `onRestart` is called when the member has checked the order (D64). */
  | { status: 'lost'; onRestart: () => void };

export interface RedeemGoal {
  /** The card with its value, such as "Bluebird Coffee $25". */
  readonly name: string;
  /** Whether the card is the member's goal. */
  readonly isPinned: boolean;
  /** Called when the member makes the card the goal, or ends that. */
  readonly onChange: (isPinned: boolean) => void;
}

export interface RedeemSectionProps {
  /** The section, which can receive the focus. */
  ref?: RefObject<HTMLElement | null>;
  /** The card's values, or why there are none. */
  denominations: DenominationsProps;
  /** The price of the selected tile in CB; undefined while none is selected. */
  price: number | undefined;
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
  /** The names of the countries where the card can be used; none if unknown. */
  countries?: readonly string[];
  /** Makes the selected card the member's goal; undefined while none is selected. */
  goal?: RedeemGoal | undefined;
  /** The state of the order. */
  order: OpenOrder;
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
  /** The address of a page where a member with too few CB can earn more. */
  surveysHref: string;
  /** Opens the confirmation. */
  onRedeem: () => void;
}

/**
 * Lets the member choose a value, shows its price, and redeems it (DTL-12 to DTL-15). Members with too
 * few CB see that here, before typing an e-mail address.
 */
export function RedeemSection({ ref, ...props }: RedeemSectionProps) {
  const { denominations, price, balance, countries = [], goal, order } = props;
  const { statusHref, surveysHref, onRedeem } = props;
  const message = 'message' in order ? order.message : undefined;
  const { errors, info } = messagesOf(order);
  const isLost = order.status === 'lost';
  const canConfirm = price !== undefined && !isLost;
  const missing = price === undefined || balance === undefined ? 0 : missingCb(price, balance);
  const ownRef = useRef<HTMLElement>(null);
  const section = ref ?? ownRef;
  const wasLost = useRef(isLost);
  const noteId = useId();

  // The pressed button is unmounted or disabled, so the focus moves to the section.
  useEffect(() => {
    const { activeElement, body } = document;
    const isFocusHere = activeElement === body || section.current?.contains(activeElement);
    if (wasLost.current !== isLost && isFocusHere) section.current?.focus({ preventScroll: true });
    wasLost.current = isLost;
  }, [isLost, section]);

  return (
    <section ref={section} tabIndex={-1} aria-label="Redeem" className={styles.section}>
      <Denominations {...denominations} balance={balance} />
      {price !== undefined && (
        <div className={styles.price}>
          <div className={styles.figures}>
            <Heading level={2} size="body">
              Price
            </Heading>
            <Amount cb={price} dollars size="headline" />
          </div>
          <BalanceAfter price={price} balance={balance} />
        </div>
      )}
      <CountriesOfUse countries={countries} />
      {message && <ProgressBar message={message} />}
      <AlertLists errors={errors} info={info} loading={false} />
      {isLost && <LostOrder statusHref={statusHref} onRestart={order.onRestart} />}
      {canConfirm && missing > 0 && (
        <>
          <p id={noteId}>
            You need <Amount cb={missing} dollars tone="plain" /> more for this card. Surveys are
            the fastest way there.
          </p>
          <ButtonLink href={surveysHref} size="large" wide>
            Earn with surveys
          </ButtonLink>
        </>
      )}
      {canConfirm && missing === 0 && (
        <p id={noteId}>
          <Text as="span" size="small" tone="muted">
            You confirm once more before anything is sent.
          </Text>
        </p>
      )}
      <Button
        wide
        tone={missing > 0 ? 'secondary' : 'primary'}
        size={missing > 0 ? 'medium' : 'large'}
        busy={message !== undefined}
        disabled={!canConfirm}
        describedBy={canConfirm ? noteId : undefined}
        onClick={onRedeem}
      >
        REDEEM
      </Button>
      {goal && <Goal {...goal} />}
    </section>
  );
}

/** Returns the messages of an order: those of the server, or a general one without a response. */
function messagesOf(order: OpenOrder): { errors: readonly string[]; info: readonly string[] } {
  if (order.status === 'refused') return order;
  return { errors: order.status === 'lost' ? [somethingWrong] : [], info: [] };
}

/** Pins or unpins the card as the member's goal. One button for both, so that it keeps the focus. */
function Goal({ name, isPinned, onChange }: RedeemGoal) {
  const id = useId();
  return (
    <div className={styles.goalRow}>
      {isPinned && (
        <p id={id} className={styles.pinned}>
          <Pin size={18} fill="currentColor" className={styles.pin} aria-hidden />
          <span>{`Your goal: ${name}`}</span>
        </p>
      )}
      <Button
        tone="quiet"
        icon={!isPinned && <Pin size={18} aria-hidden />}
        describedBy={isPinned ? id : undefined}
        onClick={() => onChange(!isPinned)}
      >
        {isPinned ? 'End this goal' : `Make ${name} my goal`}
      </Button>
    </div>
  );
}

/** The CB missing for the price, or left after it. Keeps its height while the balance is unknown. */
function BalanceAfter({ price, balance }: { price: number; balance: number | undefined }) {
  return (
    <div className={styles.balanceAfter}>
      <PriceProgress price={price} balance={balance} />
      <p className={styles.figures}>
        <Text as="span" size="small" tone="muted">
          You have <Amount cb={balance ?? Number.NaN} tone="plain" />
        </Text>
        {balance !== undefined && (
          <Text as="span" size="small" weight="strong">
            {balance < price ? (
              <ToGo cb={missingCb(price, balance)} />
            ) : (
              <span>
                Leaves you <Amount cb={sumCb(balance, -price)} tone="plain" />
              </span>
            )}
          </Text>
        )}
      </p>
    </div>
  );
}
