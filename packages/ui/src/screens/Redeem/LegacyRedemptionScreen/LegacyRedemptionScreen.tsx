import { useEffect, useId, useRef } from 'react';
import { Actions } from '#ui/components/Actions/Actions.tsx';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import type { AdditionalInfoField } from '#ui/domain/legacyOptions.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { scrollMs, scrollToTop } from '#ui/platform/scroll.ts';
import {
  BalanceChange,
  ignoreSecondClick,
  isTooMuch,
  LostOrder,
} from '../RedemptionParts/RedemptionParts.tsx';
import { CashPicture, OrderPlaced, type OrderPlacedProps } from '../OrderPlaced/OrderPlaced.tsx';
import { LegacyForm, type LegacyFormProps, OptionList } from './LegacyForm.tsx';
import * as styles from './LegacyRedemptionScreen.css.ts';

interface CommonProps {
  /** The value of the chosen option; '' for none. */
  chosen: string;
  /** Called with the value of the chosen option. */
  onChoose: (value: string) => void;
  /** The errors of the last response. */
  errors: readonly string[];
  /** The information of the last response. */
  info: readonly string[];
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
}

export type LegacyRedemptionScreenProps = CommonProps &
  (
    | { status: 'choosing' }
    | { status: 'checking' }
    /** The check failed. */
    | {
        status: 'unchecked';
        /** Repeats the check. */
        onRetry: () => void;
      }
    /** The state RedemptionNotAllowed; `errors` say why. */
    | { status: 'notAllowed' }
    | ({ status: 'form' } & Omit<LegacyFormProps, 'headingId'>)
    | ({ status: 'confirming' } & LegacyConfirmationProps)
    | {
        status: 'lost';
        /** The CB of the order; undefined if no longer known. */
        cb: number | undefined;
        /** Shows the form again, for another order. */
        onRestart: () => void;
      }
    /** The order is placed, which replaces the options (D66). */
    | ({ status: 'done' } & LegacyDoneProps)
  );

/** The legacy redemption options (LEG-01, D33). */
export function LegacyRedemptionScreen(props: LegacyRedemptionScreenProps) {
  const { status, chosen, onChoose, errors, info } = props;
  const { clock } = usePlatform();
  const section = useRef<HTMLElement>(null);
  const headingId = useId();
  const asksToConfirm = status === 'confirming' && !props.sending;

  // Focuses the confirmation and scrolls to its top (LEG-13).
  useEffect(() => {
    if (!asksToConfirm || !section.current) return;
    section.current.focus({ preventScroll: true });
    return scrollToTop(section.current, scrollMs.toTop, clock);
  }, [asksToConfirm, clock]);

  return (
    <section ref={section} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      {status === 'done' ? (
        <LegacyDone {...props} headingId={headingId} />
      ) : (
        <Card padding={{ phone: 'medium', tablet: 'xlarge' }}>
          <Stack space="large">
            <Heading level={2} id={headingId}>
              Other ways to redeem
            </Heading>
            <AlertLists errors={errors} info={info} loading={status === 'checking'} level={3} />
            {status !== 'lost' && (
              <OptionList chosen={chosen} disabled={status === 'confirming'} onChoose={onChoose} />
            )}
            <Body {...props} headingId={headingId} />
          </Stack>
        </Card>
      )}
    </section>
  );
}

function Body(props: Exclude<LegacyRedemptionScreenProps, { status: 'done' }> & LegacyHeading) {
  switch (props.status) {
    case 'choosing':
    case 'notAllowed':
      return null;
    case 'checking':
      return <ProgressBar message="Checking whether you can redeem" />;
    case 'unchecked':
      return (
        <Stack align="start">
          <Text>We could not check whether you can redeem.</Text>
          <Button tone="secondary" onClick={props.onRetry}>
            Try again
          </Button>
        </Stack>
      );
    case 'form':
      return <LegacyForm {...props} />;
    case 'confirming':
      return <LegacyConfirmation {...props} />;
    case 'lost':
      return (
        <>
          {props.cb !== undefined && (
            <Text size="lead">
              Your order of <Amount cb={props.cb} dollars />
            </Text>
          )}
          <LostOrder statusHref={props.statusHref} onRestart={props.onRestart} />
        </>
      );
  }
}

interface LegacyDoneProps extends Pick<
  OrderPlacedProps,
  'errors' | 'info' | 'placedAt' | 'expected' | 'balance' | 'statusHref'
> {
  /** The name of the chosen option. */
  option: string;
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  onRestart: () => void;
}

interface LegacyHeading {
  /** The id of the section's heading. */
  headingId: string;
}

/** A placed legacy order. */
function LegacyDone({
  option,
  cb,
  onRestart,
  headingId,
  ...order
}: LegacyDoneProps & LegacyHeading) {
  return (
    <OrderPlaced
      {...order}
      picture={<CashPicture cb={cb} through={option} />}
      level={2}
      id={headingId}
      title="Your redemption order is placed"
      summary={
        cb !== undefined && (
          <span>
            You redeemed <Amount cb={cb} dollars />
          </span>
        )
      }
      arrival={{ title: 'Paid out', text: 'To the account you gave.' }}
      statusText="See REDEMPTION STATUS"
      againText="Redeem more"
      onAgain={onRestart}
    />
  );
}

interface LegacyConfirmationProps {
  /** The name of the chosen option. */
  option: string;
  /** The CB to redeem. */
  cbAmount: number;
  /** The balance in CB; undefined while unknown. */
  balance?: number | undefined;
  fields: readonly AdditionalInfoField[];
  /** Whether the request is in flight. */
  sending: boolean;
  /** Creates the order. */
  onCreate: () => void;
  /** Shows the form again. */
  onCancel: () => void;
}

/** Lists everything that the order contains, before it is created. */
function LegacyConfirmation(props: LegacyConfirmationProps) {
  const { option, cbAmount, balance, fields, sending, onCreate, onCancel } = props;
  const id = useId();
  const tooMuch = isTooMuch({ cb: cbAmount, balance });
  const rows = [
    { name: 'Through', value: option },
    ...fields
      .filter(({ hidden }) => !hidden)
      .map(({ label, value }) => ({ name: label, value: <bdi>{value || '—'}</bdi> })),
  ];
  return (
    <Stack space="large">
      <Heading level={3}>Please confirm your order</Heading>
      <BalanceChange cb={cbAmount} balance={balance} rows={rows} tooMuchId={id} />
      <Actions>
        <Button size="large" tone="secondary" disabled={sending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          size="large"
          busy={sending}
          describedBy={tooMuch ? id : undefined}
          onClick={ignoreSecondClick(onCreate)}
        >
          Create order
        </Button>
      </Actions>
    </Stack>
  );
}
