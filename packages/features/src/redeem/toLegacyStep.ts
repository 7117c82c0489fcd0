import { legacyOptions } from '@cb/ui/domain/legacyOptions';
import { unsentOrder } from '@cb/ui/domain/memberMessages';
import type { OrderState } from '../shared/exactlyOnce/order.ts';
import type { LastOrder } from '../shared/exactlyOnce/useOrder.ts';
import { toFieldErrors, toMessages } from '../shared/forms/formMessages.ts';
import type { FieldErrors } from '../shared/wire/envelope.ts';
import type { LegacyState } from './legacyReducer.ts';

/** Returns the step that is shown below the options: that of the order, or else of the form (LEG-11). */
export function toLegacyStep(form: LegacyState, { state: order, isOwn }: LastOrder) {
  switch (order.status) {
    case 'sending':
      // Another tab's order may be for another option than the form's, and its fields are not known here.
      return {
        status: 'confirming',
        chosen: order.choice ?? '',
        option: labelOf(order.choice),
        cbAmount: order.cb,
        fields: isOwn ? form.fields : [],
        sending: true,
      } as const;
    case 'lost':
      return { status: 'lost', cb: order.cb } as const;
    case 'responded': {
      const { success, fieldErrors } = order.envelope;
      if (!success) return toFormStep(form, isOwn ? fieldErrors : []);
      return { status: 'done', cb: order.cb, option: labelOf(order.choice) } as const;
    }
    case 'idle':
    case 'unsent':
      return form.confirmation ? toConfirmationStep(form) : toFormStep(form, []);
  }
}

const toConfirmationStep = ({ chosen, cbAmount, fields }: LegacyState) =>
  ({ status: 'confirming', option: labelOf(chosen), cbAmount, fields, sending: false }) as const;

/** Returns the form with the messages about its fields, or the check if that allows no form. */
function toFormStep(
  { check, amount, amountRefused, fields, mobileVerification }: LegacyState,
  fieldErrors: readonly FieldErrors[],
) {
  if (check !== 'allowed') return { status: check } as const;
  return {
    status: 'form',
    amount,
    amountRefused,
    amountError: toFieldErrors(fieldErrors, { amount: 'CB' }).amount,
    fields: fields.map((field) => ({
      ...field,
      error: toFieldErrors(fieldErrors, { field: field.name }).field,
    })),
    mobileVerification,
  } as const;
}

/** Returns the label of an option; a dash if the order names none. */
const labelOf = (choice: string | undefined) =>
  legacyOptions.find(({ value }) => value === choice)?.label ?? '—';

/** Returns why the order was not sent, the messages of its response, or else those of the check. */
export function toLegacyMessages({ errors, info }: LegacyState, order: OrderState) {
  if (order.status === 'unsent') return { errors: unsentOrder[order.reason], info: [] };
  return order.status === 'responded' ? toMessages(order.envelope) : { errors, info };
}
