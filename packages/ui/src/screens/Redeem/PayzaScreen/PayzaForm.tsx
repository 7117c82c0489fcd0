import { AtSign, Banknote, CalendarDays, Check, Clock, Percent } from 'lucide-react';
import { type Ref, useId } from 'react';
import { AlertLists } from '#ui/components/AlertLists/AlertLists.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { Form } from '#ui/components/Form/Form.tsx';
import { Heading } from '#ui/components/Heading/Heading.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { VisuallyHidden } from '#ui/components/VisuallyHidden/VisuallyHidden.tsx';
import { useProductName } from '#ui/components/Wordmark/Wordmark.tsx';
import { formatDollars, missingCb } from '#ui/domain/amount.ts';
import { payoutOf } from '#ui/domain/cbEntry.ts';
import { deliveryTime, leastText, leastCb } from '#ui/domain/figures.ts';
import { parseCb } from '#ui/domain/wholeNumber.ts';
import { usePlatform } from '#ui/platform/Platform.tsx';
import { AmountField } from '../RedemptionParts/RedemptionParts.tsx';
import * as styles from './PayzaScreen.css.ts';

const notesFor = (productName: string) => [
  { Icon: Banknote, text: `You can redeem from ${leastText.dollars}, which is ${leastText.cb}.` },
  {
    Icon: AtSign,
    text: `Your Payza account must be registered under the same e-mail address as your ${productName} account.`,
  },
  { Icon: Percent, text: 'Payza charges a 2% handling fee.' },
  { Icon: CalendarDays, text: `The transfer takes ${deliveryTime}.` },
  { Icon: Clock, text: 'You must approve it in your Payza account within 30 days.' },
];

/**
 * Notes to read before redeeming for cash (PAY-05), shown beside each step until there is a
 * response.
 */
export function PayzaNotes() {
  const notes = notesFor(useProductName());
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} size="lead" id={id}>
          Please note
        </Heading>
        <ul role="list" className={styles.notes}>
          {notes.map(({ Icon, text }) => (
            <li key={text} className={styles.note}>
              <Icon size={20} aria-hidden className={styles.noteIcon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}

export interface PayzaValues {
  /** Not part of the request. */
  email: string;
  /** The typed amount of CB. */
  amount: string;
}

export interface PayzaFormProps {
  /** The values of the two fields. */
  values: PayzaValues;
  /** Whether the submitted amount cannot be redeemed. */
  amountRefused?: boolean;
  /** The balance in CB; undefined while unknown. */
  balance?: number | undefined;
  /** The address of a page where a member with too few CB can earn more. */
  surveysHref: string;
  /** The errors of the last response. */
  errors: readonly string[];
  /** The information of the last response. */
  info: readonly string[];
  /** The last response's messages about the fields. */
  fieldErrors?: Partial<PayzaValues>;
  /** Called with a field and its typed value. */
  onChange: (field: keyof PayzaValues, value: string) => void;
  /** Shows the confirmation. */
  onSubmit: () => void;
  /** A ref for the element around the errors of a refused order, which receives the focus. */
  refusal?: Ref<HTMLDivElement>;
  /** The id of the step's heading. */
  headingId: string;
}

/** Step 1. Like the e-mail address, its specified hidden fields are never sent (PAY-08, PAY-15). */
export function PayzaForm(props: PayzaFormProps) {
  const { values, amountRefused = false, balance, surveysHref, errors, info } = props;
  const { fieldErrors, onChange, onSubmit, refusal, headingId } = props;
  const productName = useProductName();
  const cb = parseCb(values.amount);
  const missing = balance === undefined ? 0 : missingCb(leastCb, balance);

  return (
    <>
      <Stack space="xsmall">
        <Heading level={2} id={headingId}>
          Redeem your CB for cash
        </Heading>
        {/* Reserves its line, to avoid a layout shift while it loads. */}
        <Text tone="muted">
          {balance === undefined ? (
            '\u00A0'
          ) : (
            <span>
              You have <Amount cb={balance} dollars />
            </span>
          )}
        </Text>
      </Stack>
      <div ref={refusal} tabIndex={-1} className={styles.refusal}>
        <AlertLists errors={errors} info={info} loading={false} level={3} />
      </div>
      {missing > 0 && <TooFewCb missing={missing} surveysHref={surveysHref} />}
      <Form
        labelledBy={headingId}
        onSubmit={onSubmit}
        actions={
          <Button type="submit" size="large" tone={missing > 0 ? 'secondary' : 'primary'}>
            REDEEM NOW
          </Button>
        }
      >
        <input type="hidden" name="UserId" value="USER-ID" />
        <input type="hidden" name="PartnerCode" value="PAYZA" />
        <EmailField
          label="Payza e-mail address"
          hint={`The e-mail address of your ${productName} account. The transfer goes by that address: what you type here is not sent.`}
          value={values.email}
          onChange={(value) => onChange('email', value)}
          error={fieldErrors?.email}
        />
        <AmountField
          refused={amountRefused}
          error={fieldErrors?.amount}
          value={values.amount}
          onChange={(value) => onChange('amount', value)}
        />
        <div role="status">{cb !== undefined && <Payout cb={cb} balance={balance} />}</div>
      </Form>
    </>
  );
}

function TooFewCb({ missing, surveysHref }: { missing: number; surveysHref: string }) {
  return (
    <Card tone="accent" padding="medium">
      <Stack space="small" align="start">
        <Text>
          You can redeem from $10: you need <Amount cb={missing} dollars tone="plain" /> more.
          Surveys are the fastest way there.
        </Text>
        <ButtonLink href={surveysHref}>Earn with surveys</ButtonLink>
      </Stack>
    </Card>
  );
}

/** The payout of the typed CB. The server decides whether they can be redeemed (D32). */
function Payout({ cb, balance }: { cb: number; balance: number | undefined }) {
  const { locale } = usePlatform();
  const { fee, payout } = payoutOf(cb);
  if (cb < leastCb) {
    // Keyed, because React cannot update a text that the browser has translated.
    return (
      <Text key="tooFew">
        The least that you can redeem is <Amount cb={leastCb} dollars tone="plain" />.
      </Text>
    );
  }
  return (
    <Text>
      <Amount cb={cb} dollars tone="plain" />{' '}
      <span>{`less Payza’s 2% fee of ${formatDollars(fee, locale)}: you get `}</span>
      <strong translate="no">{formatDollars(payout, locale)}</strong>.
      {balance !== undefined && cb > balance && <span> This is more CB than you have.</span>}
    </Text>
  );
}

const stepNames = ['Form', 'Confirmation', 'Processing', 'Success'] as const;

type StepNumber = 1 | 2 | 3 | 4;

/** Shows which of the four steps is current; a phone names only that one. */
export function Steps({ current }: { current: StepNumber }) {
  return (
    <ol role="list" aria-label="Steps" className={styles.list}>
      {stepNames.map((name, index) => {
        const number = index + 1;
        const isDone = number < current || current === stepNames.length;
        const isCurrent = number === current;
        return (
          <li
            key={name}
            aria-current={isCurrent ? 'step' : undefined}
            className={isDone || isCurrent ? styles.reachedStep : styles.upcomingStep}
          >
            <span className={isCurrent ? styles.currentName : styles.name}>
              {isDone && !isCurrent && <Check size={16} aria-hidden />}
              <span aria-hidden>{`${number}.`}</span>
              <span>{name}</span>
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
