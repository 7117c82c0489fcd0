import type { MouseEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { BalanceChange } from '../BalanceChange/BalanceChange.tsx';

interface PayzaConfirmationProps {
  /** The CB to redeem. */
  cb: number;
  balance?: number | undefined;
  onAgree: () => void;
  onCancel: () => void;
}

const rows = [
  { name: 'To', value: 'The Payza account of your e-mail address' },
  { name: 'Handling fee of Payza', value: '2%' },
];

/** Step 2: shows the amounts that "I AGREE" will change. */
export function PayzaConfirmation({ cb, balance, onAgree, onCancel }: PayzaConfirmationProps) {
  // Ignores the second click of a double click on the previous step's button.
  const agree = ({ detail }: MouseEvent) => {
    if (detail <= 1) onAgree();
  };
  return (
    <>
      <Heading level={2} id="payza-step">
        PLEASE CONFIRM
      </Heading>
      <BalanceChange cb={cb} balance={balance} rows={rows} />
      <Inline>
        <Button size="large" onClick={agree}>
          I AGREE
        </Button>
        <Button size="large" tone="secondary" onClick={onCancel}>
          CANCEL
        </Button>
      </Inline>
    </>
  );
}
