import type { MouseEvent, ReactNode } from 'react';
import { Actions } from '#ui/components/Actions/Actions.tsx';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Card } from '#ui/components/Card/Card.tsx';
import { ButtonLink } from '#ui/components/Link/Link.tsx';
import { LiveText } from '#ui/components/LiveText/LiveText.tsx';
import { NumberField } from '#ui/components/NumberField/NumberField.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { isBelowZero, sumCb } from '#ui/domain/amount.ts';
import { leastText, leastCb } from '#ui/domain/figures.ts';
import { problemWithNumber } from '#ui/domain/wholeNumber.ts';
import * as styles from './RedemptionParts.css.ts';

interface BalanceChangeProps {
  /** The CB to redeem. */
  cb: number;
  /** The balance before the redemption, in CB; undefined while unknown. */
  balance?: number | undefined;
  /** Further rows to confirm. */
  rows?: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The id of the sentence that says that the balance is too small. */
  tooMuchId: string;
}

/** Whether the amount exceeds the balance; an unknown balance may suffice. */
export const isTooMuch = ({ cb, balance }: Pick<BalanceChangeProps, 'cb' | 'balance'>) =>
  balance !== undefined && balance < cb;

/**
 * Returns a handler that ignores the second click of a double click, whose first click opened the step that
 * the button confirms (D152).
 */
export const ignoreSecondClick =
  (onClick: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail <= 1) onClick();
  };

/** Shows what a redemption takes and what is left, before the member confirms it. */
export function BalanceChange({ cb, balance, rows = [], tooMuchId }: BalanceChangeProps) {
  return (
    <dl className={styles.list}>
      <div className={styles.redeemed}>
        <dt className={styles.name}>You redeem</dt>
        <dd className={styles.value}>
          <Amount cb={cb} dollars size="display" />
        </dd>
      </div>
      {rows.map(({ name, value }) => (
        <Row key={name} name={name} value={value} />
      ))}
      {balance !== undefined && (
        <>
          <Row name="Balance now" value={<CbWithDollars cb={balance} />} />
          <Row
            name="Balance after"
            value={
              isTooMuch({ cb, balance }) ? (
                <span id={tooMuchId} className={styles.tooMuch}>
                  This is more than you have.
                </span>
              ) : (
                <CbWithDollars cb={sumCb(balance, -cb)} />
              )
            }
          />
        </>
      )}
    </dl>
  );
}

function CbWithDollars({ cb }: { cb: number }) {
  return <Amount cb={cb} dollars tone="plain" />;
}

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

interface AmountFieldProps {
  /** The text as typed. */
  value: string;
  /** Whether the amount was submitted and cannot be redeemed (D63). */
  refused: boolean;
  /** The server's message about the amount. */
  error?: string | undefined;
  /** Called with the typed text. */
  onChange: (typed: string) => void;
}

/** The amount of a redemption, in CB. */
export function AmountField({ refused, error, ...field }: AmountFieldProps) {
  return (
    <NumberField
      {...field}
      label="CB to redeem"
      example={leastCb}
      hint={`100 CB are $1. You can redeem from ${leastText.cb}.`}
      problem={refused ? problemWithNumber(field.value) : undefined}
      error={refused ? 'Enter a whole number of CB, 1 or more.' : error}
    />
  );
}

interface LostOrderProps {
  /** The link to the reports with REDEMPTION STATUS. */
  statusHref: string;
  /** Called when the member has checked the reports and wants to continue. */
  onRestart: () => void;
}

/** Offers a way to continue if it is unknown whether an order was placed (D3 and D31). */
export function LostOrder({ statusHref, onRestart }: LostOrderProps) {
  return (
    <Card tone="warning">
      <Stack>
        <LiveText>
          No answer came. Your order may have been placed all the same: check REDEMPTION STATUS
          before you try again.
        </LiveText>
        <Actions>
          <Button tone="secondary" onClick={onRestart}>
            I have checked, back to the form
          </Button>
          <ButtonLink href={statusHref}>Check REDEMPTION STATUS</ButtonLink>
        </Actions>
      </Stack>
    </Card>
  );
}

/** Explains a balance below zero; renders nothing for others. */
export function NegativeBalance({
  balance,
}: {
  /** The balance in CB; undefined while unknown. */
  balance: number | undefined;
}) {
  if (balance === undefined || !isBelowZero(balance)) return null;
  return (
    <Card tone="warning">
      <Text weight="strong">
        Your balance is <Amount cb={balance} tone="plain" />
      </Text>
      <Text>
        A partner took back an earning after you had redeemed it. You owe no money: what you earn
        next fills it up, then you can redeem again.
      </Text>
    </Card>
  );
}
