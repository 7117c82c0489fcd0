import { useId } from 'react';
import { Amount } from '../../../components/Amount/Amount.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { EmailField } from '../../../components/EmailField/EmailField.tsx';

export interface ConfirmGiftCardProps {
  brand: string;
  /** The card's formatted value, in `currency`. */
  value: string;
  /** An ISO 4217 code, or the vendor's own name. */
  currency: string;
  /** The price in CB. */
  cb: number;
  email: string;
  onChangeEmail: (email: string) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Confirms an order and asks for the e-mail address for the code, which the server validates
 * (DTL-16).
 */
export function ConfirmGiftCard({
  brand,
  value,
  currency,
  cb,
  email,
  onChangeEmail,
  onConfirm,
  onClose,
}: ConfirmGiftCardProps) {
  const id = useId();
  const empty = email.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirmation"
      cross={false}
      description={`Are you sure you want to redeem your balance for ${brand} Gift Card with ${value} ${currency} value?`}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={empty}
            describedBy={empty ? `${id}-why` : `${id}-price`}
            onClick={onConfirm}
          >
            Click to confirm
          </Button>
        </>
      }
    >
      <form
        noValidate
        aria-label="Confirmation"
        onSubmit={(event) => {
          event.preventDefault();
          if (!empty) onConfirm();
        }}
      >
        <Stack>
          <p id={`${id}-price`}>
            <Text as="span">You pay </Text>
            <Amount cb={cb} dollars />
          </p>
          <Text>
            Your giftcard code will be sent to the email address you input below, within 15-30
            business days.
          </Text>
          <EmailField
            label="Email address"
            placeholder="Email address"
            value={email}
            onChange={onChangeEmail}
            required
          />
          <p id={`${id}-why`}>
            <Text as="span" size="small" tone="muted">
              {empty
                ? 'Enter the address that your code goes to.'
                : 'Check the address: the code goes there.'}
            </Text>
          </p>
        </Stack>
      </form>
    </Dialog>
  );
}
