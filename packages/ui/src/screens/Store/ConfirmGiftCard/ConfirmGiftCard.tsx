import { useId, useRef, useState } from 'react';
import { Amount } from '#ui/components/Amount/Amount.tsx';
import { Button } from '#ui/components/Button/Button.tsx';
import { Dialog } from '#ui/components/Dialog/Dialog.tsx';
import { EmailField } from '#ui/components/EmailField/EmailField.tsx';
import { GiftCardFace } from '#ui/components/GiftCardFace/GiftCardFace.tsx';
import { Stack } from '#ui/components/Stack/Stack.tsx';
import { Text } from '#ui/components/Text/Text.tsx';
import { sumCb } from '#ui/domain/amount.ts';
import { deliveryTime } from '#ui/domain/figures.ts';
import { CountriesOfUse } from '../CountriesOfUse/CountriesOfUse.tsx';
import * as styles from './ConfirmGiftCard.css.ts';

export interface ConfirmGiftCardProps {
  /** The vendor's name. */
  brand: string;
  /** The card's formatted value, in `currency`. */
  value: string;
  /** An ISO 4217 code, or the vendor's own name. */
  currency: string;
  /** The brand's own picture. */
  image?: string | undefined;
  /** The price in CB. */
  cb: number;
  /** The balance in CB; undefined while unknown. */
  balance?: number | undefined;
  /** The names of the countries where the card can be used; none if unknown. */
  countries?: readonly string[];
  /** The value of the field. */
  email: string;
  /** Why the server refused the address. */
  emailError?: string | undefined;
  /** Called with the typed address. */
  onChangeEmail: (email: string) => void;
  /** Orders the card. Called only if the browser accepts the address. */
  onConfirm: () => void;
  /** Called on Close and Escape. */
  onClose: () => void;
}

/**
 * Confirms an order and asks for the e-mail address for the code (DTL-16). The dialog refuses an address that
 * the browser's e-mail field finds malformed; the server validates all others.
 */
export function ConfirmGiftCard(props: ConfirmGiftCardProps) {
  const { brand, image, value, currency, cb, balance, countries = [], email, emailError } = props;
  const { onChangeEmail, onConfirm, onClose } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isMalformed, setMalformed] = useState(false);
  const isEmpty = email.trim() === '';

  function submit() {
    if (isEmpty) return;
    if (field.current?.validity.typeMismatch) {
      setMalformed(true);
      field.current.focus();
    } else {
      onConfirm();
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Confirmation"
      closeButton={false}
      description={`Are you sure you want to redeem your balance for ${brand} Gift Card with ${value} ${currency} value?`}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={isEmpty}
            describedBy={isEmpty ? `${id}-hint` : `${id}-price`}
            onClick={submit}
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
          submit();
        }}
      >
        <Stack>
          <div className={styles.face}>
            <GiftCardFace name={brand} image={image} value={`${value} ${currency}`} />
          </div>
          <dl id={`${id}-price`} className={styles.price}>
            <div className={styles.row}>
              <dt className={styles.name}>Price</dt>
              <dd className={styles.value}>
                <Amount cb={cb} dollars />
              </dd>
            </div>
            {balance !== undefined && balance >= cb && (
              <div className={styles.row}>
                <dt className={styles.name}>Leaves you</dt>
                <dd className={styles.value}>
                  <Amount cb={sumCb(balance, -cb)} tone="plain" />
                </dd>
              </div>
            )}
          </dl>
          <CountriesOfUse countries={countries} />
          <Text>
            {`Your giftcard code will be sent to the email address you input below, within ${deliveryTime}.`}
          </Text>
          <Stack space="xsmall">
            <EmailField
              label="Email address"
              placeholder="Email address"
              value={email}
              onChange={(value) => {
                setMalformed(false);
                onChangeEmail(value);
              }}
              error={
                isMalformed ? 'Enter an e-mail address, such as name@example.com.' : emailError
              }
              ref={field}
              required
            />
            <p id={`${id}-hint`}>
              <Text as="span" size="small" tone="muted">
                {isEmpty
                  ? 'Enter the address that your code goes to.'
                  : 'Check the address: the code goes there.'}
              </Text>
            </p>
          </Stack>
        </Stack>
      </form>
    </Dialog>
  );
}
