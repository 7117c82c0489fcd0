import { useId, type MouseEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { BalanceChange, isTooMuch } from '../BalanceChange/BalanceChange.tsx';
import { choice } from '../PayzaScreen/PayzaScreen.css.ts';
import type { AdditionalInfoField } from '../../../domain/legacyOptions.ts';

export interface LegacyConfirmationProps {
  /** The name of the chosen option. */
  option: string;
  cbAmount: number;
  balance?: number | undefined;
  fields: readonly AdditionalInfoField[];
  /** Whether the request is in flight. */
  sending: boolean;
  onCreate: () => void;
  onCancel: () => void;
}

/** Lists everything that the order contains, before it is created. */
export function LegacyConfirmation(props: LegacyConfirmationProps) {
  const { option, cbAmount, balance, fields, sending, onCreate, onCancel } = props;
  const id = useId();
  const tooMuch = isTooMuch({ cb: cbAmount, balance });
  const rows = [
    { name: 'Through', value: option },
    ...fields
      .filter(({ hidden }) => !hidden)
      .map(({ label, value }) => ({ name: label, value: <bdi>{value || '—'}</bdi> })),
  ];
  // Ignores the second click of a double click on the previous step's button.
  const create = ({ detail }: MouseEvent) => {
    if (detail <= 1) onCreate();
  };
  return (
    <Stack space="large">
      <Heading level={3}>Please confirm your order</Heading>
      <BalanceChange cb={cbAmount} balance={balance} rows={rows} tooMuchId={id} />
      <div className={choice}>
        <Button size="large" busy={sending} {...(tooMuch && { describedBy: id })} onClick={create}>
          Create order
        </Button>
        <Button size="large" tone="secondary" disabled={sending} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Stack>
  );
}
