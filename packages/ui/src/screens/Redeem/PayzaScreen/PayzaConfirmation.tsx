import { useId, type MouseEvent } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { formatDollars } from '../../../domain/formatAmount.ts';
import { payoutOf } from '../../../domain/payout.ts';
import { usePlatform } from '../../../platform/Platform.tsx';
import { BalanceChange, isTooMuch } from '../BalanceChange/BalanceChange.tsx';
import * as styles from './PayzaScreen.css.ts';

interface PayzaConfirmationProps {
  /** The CB to redeem. */
  cb: number;
  balance?: number | undefined;
  onAgree: () => void;
  onCancel: () => void;
}

/** Step 2: shows the amounts that "I AGREE" will change. The server decides whether they suffice (D161). */
export function PayzaConfirmation({ cb, balance, onAgree, onCancel }: PayzaConfirmationProps) {
  const { locale } = usePlatform();
  const id = useId();
  const tooMuch = isTooMuch({ cb, balance });
  const { fee, payout } = payoutOf(cb);
  // Ignores the second click of a double click on the previous step's button.
  const agree = ({ detail }: MouseEvent) => {
    if (detail <= 1) onAgree();
  };
  return (
    <>
      <div className={styles.centred}>
        <Heading level={2} size="lead" id="payza-step">
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
      <div className={styles.choice}>
        <Button size="large" {...(tooMuch && { describedBy: id })} onClick={agree}>
          I AGREE
        </Button>
        <Button size="large" tone="secondary" onClick={onCancel}>
          CANCEL
        </Button>
      </div>
    </>
  );
}
