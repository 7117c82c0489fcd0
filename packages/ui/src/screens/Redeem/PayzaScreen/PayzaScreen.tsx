import { useEffect, useId, useRef } from 'react';
import { Actions } from '#ui/components/Actions/Actions.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { Link } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { ProgressBar } from '#ui/components/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { formatDollars } from '#ui/domain/amount.ts';
import { payoutOf } from '#ui/domain/cbEntry.ts';
import { focusInvalid } from '#ui/platform/focus.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import {
  BalanceChange,
  ignoreSecondClick,
  isTooMuch,
  LostOrder,
} from '../RedemptionParts/RedemptionParts.tsx';
import { CashPicture, OrderPlaced, type OrderPlacedProps } from '../OrderPlaced/OrderPlaced.tsx';
import { PayzaForm, type PayzaFormProps, PayzaNotes, Steps } from './PayzaForm.tsx';
import * as styles from './PayzaScreen.css.ts';

export type { PayzaValues } from './PayzaForm.tsx';

interface CommonProps {
  /** The balance in CB; undefined while unknown. */
  balance?: number | undefined;
  /** The link to the reports with REDEMPTION STATUS (the relative route ../transactioncb). */
  statusHref: string;
  /** The address of a page where a member with too few CB can earn more. */
  surveysHref: string;
  /** Whether a response has just arrived. */
  received?: boolean;
}

export type PayzaScreenProps = CommonProps &
  (
    | ({ status: 'form' } & Omit<
        PayzaFormProps,
        'balance' | 'surveysHref' | 'refusal' | 'headingId'
      >)
    | {
        status: 'confirming';
        cb: number;
        /** Sends the order. */
        onAgree: () => void;
        /** Shows the form again. */
        onCancel: () => void;
      }
    | {
        status: 'processing';
        cb: number | undefined;
        /** Whether the response takes longer than usual. */
        slow: boolean;
      }
    /** There was no response: step 3 stays, with a button to start over (D3). */
    | {
        status: 'stuck';
        cb: number | undefined;
        /** Shows the form again. */
        onRestart: () => void;
      }
    /** The order is placed, which replaces the form (D66). */
    | ({ status: 'done' } & Omit<PayzaDoneProps, 'balance' | 'statusHref' | 'message'>)
  );

const stepNumbers = { form: 1, confirming: 2, processing: 3, stuck: 3, done: 4 } as const;

/** The four steps of a cash redemption through Payza (PAY-02). */
export function PayzaScreen(props: PayzaScreenProps) {
  const step = stepNumbers[props.status];
  const headingId = useId();
  const top = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  const message = props.received ? 'Redemption response received' : undefined;
  const isRefused = props.status === 'form' && props.errors.length > 0;

  // Focuses the new step, or the reason of a refusal, because the pressed button is unmounted.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    if (isRefused) {
      if (!focusInvalid(section.current)) refusal.current?.focus();
      return;
    }
    section.current?.focus({ preventScroll: true });
    // Scrolls to the title of the page, because a phone's top bar would cover the start of the step.
    top.current?.scrollIntoView();
  }, [step, isRefused]);

  return (
    <Stack space="large">
      <div ref={top}>
        <Heading level={1}>Redeem Through Payza</Heading>
      </div>
      <div className={props.status === 'done' ? styles.oneColumn : styles.columns}>
        <Steps current={step} />
        <section ref={section} tabIndex={-1} aria-labelledby={headingId} className={styles.step}>
          {props.status === 'done' ? (
            <PayzaDone {...props} headingId={headingId} balance={props.balance} message={message} />
          ) : (
            <Card padding={{ phone: 'medium', tablet: 'xlarge' }}>
              <Stack space="large">
                <Step {...props} headingId={headingId} refusal={refusal} />
                {message && <ProgressBar message={message} value={100} />}
              </Stack>
            </Card>
          )}
        </section>
        {props.status !== 'done' && (
          <div className={styles.beside}>
            <PayzaNotes />
          </div>
        )}
      </div>
    </Stack>
  );
}

type OpenStep = Exclude<PayzaScreenProps, { status: 'done' }>;

function Step(props: OpenStep & Pick<PayzaFormProps, 'refusal' | 'headingId'>) {
  switch (props.status) {
    case 'form':
      return <PayzaForm {...props} />;
    case 'confirming':
      return <PayzaConfirmation {...props} />;
    case 'processing':
    case 'stuck':
      return <PayzaProcessing {...props} />;
  }
}

interface StepHeading {
  /** The id of the current step's heading, which names the section. */
  headingId: string;
}

type PayzaProcessingProps = StepHeading & {
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  statusHref: string;
} & ({ status: 'processing'; slow: boolean } | { status: 'stuck'; onRestart: () => void });

/** Step 3, also if the request got no response (D3). */
function PayzaProcessing(props: PayzaProcessingProps) {
  const { cb, statusHref, headingId } = props;
  return (
    <>
      <Stack space="xsmall">
        <Heading level={2} id={headingId}>
          Processing your request please wait ...
        </Heading>
        {cb !== undefined && (
          <Text tone="muted">
            Your order of <Amount cb={cb} dollars />
          </Text>
        )}
      </Stack>
      {props.status === 'processing' ? (
        <>
          <ProgressBar message="Sending CB Redemption request" />
          {props.slow && (
            <Stack space="xsmall">
              <LiveText>This takes longer than usual. There is no need to send it again.</LiveText>
              <Text>
                You may leave this page: your order shows in{' '}
                <Link href={statusHref}>REDEMPTION STATUS</Link>.
              </Text>
            </Stack>
          )}
        </>
      ) : (
        <LostOrder statusHref={statusHref} onRestart={props.onRestart} />
      )}
    </>
  );
}

interface PayzaDoneProps extends Pick<
  OrderPlacedProps,
  'info' | 'placedAt' | 'expected' | 'balance' | 'statusHref' | 'message'
> {
  /** The CB of the order; undefined if no longer known. */
  cb: number | undefined;
  onRestart: () => void;
}

/** Step 4: the order is placed, with the payout that the confirmation named. */
function PayzaDone({ cb, onRestart, headingId, ...order }: PayzaDoneProps & StepHeading) {
  const { locale } = usePlatform();
  const payout = cb === undefined ? undefined : payoutOf(cb).payout;
  return (
    <OrderPlaced
      {...order}
      picture={<CashPicture cb={payout} through="Payza" />}
      level={2}
      id={headingId}
      title="Your redemption order is placed"
      summary={
        cb !== undefined &&
        payout !== undefined && (
          <span>
            You redeemed <Amount cb={cb} dollars />. Less Payza’s 2% fee you get{' '}
            <span>{`${formatDollars(payout, locale)}.`}</span>
          </span>
        )
      }
      arrival={{
        title: 'Sent to Payza',
        text: 'Then approve it in your Payza account within 30 days.',
      }}
      statusText="See REDEMPTION STATUS"
      againText="Redeem more"
      onAgain={onRestart}
    />
  );
}

interface PayzaConfirmationProps extends StepHeading {
  /** The CB to redeem. */
  cb: number;
  balance?: number | undefined;
  onAgree: () => void;
  onCancel: () => void;
}

/** Step 2: shows the amounts that "I AGREE" will change. The server decides whether they suffice (D161). */
function PayzaConfirmation(props: PayzaConfirmationProps) {
  const { cb, balance, onAgree, onCancel, headingId } = props;
  const { locale } = usePlatform();
  const id = useId();
  const tooMuch = isTooMuch({ cb, balance });
  const { fee, payout } = payoutOf(cb);
  return (
    <>
      <div className={styles.centred}>
        <Heading level={2} size="lead" id={headingId}>
          PLEASE CONFIRM
        </Heading>
      </div>
      <BalanceChange
        cb={cb}
        balance={balance}
        tooMuchId={id}
        rows={[
          { name: 'To', value: 'The Payza account of your e-mail address' },
          { name: 'Handling fee of Payza, 2%', value: `−${formatDollars(fee, locale)}` },
          { name: 'You get', value: formatDollars(payout, locale) },
        ]}
      />
      <Actions>
        <Button size="large" tone="secondary" onClick={onCancel}>
          CANCEL
        </Button>
        <Button
          size="large"
          describedBy={tooMuch ? id : undefined}
          onClick={ignoreSecondClick(onAgree)}
        >
          I AGREE
        </Button>
      </Actions>
    </>
  );
}
