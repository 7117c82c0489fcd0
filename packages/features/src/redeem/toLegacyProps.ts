import { unsentOrder } from '@cb/ui/domain/memberMessages';
import { legacyOptions } from '@cb/ui/domain/legacyOptions';
import type { OrderState } from '../exactlyOnce/order.ts';
import { refusalErrors } from '../wire/envelope.ts';
import type { LegacyState } from './legacyState.ts';

/** The messages of the order's answer, or of the check if the order has no answer. */
export function toLegacyMessages({ errors }: LegacyState, order: OrderState) {
  if (order.status === 'unsent') return { errors: unsentOrder[order.reason], info: [] };
  if (order.status !== 'answered') return { errors, info: [] };
  const { envelope } = order;
  const { success, info } = envelope;
  return { errors: success ? envelope.errors : refusalErrors(envelope), info };
}

/** Returns the step shown below the options (LEG-11): that of the order, or else of the check. */
export function toLegacyStep(state: LegacyState, order: OrderState) {
  const { check, chosen, amount, cbAmount, amountRefused, fields, mobileVerification } = state;
  const option = legacyOptions.find(({ value }) => value === chosen)?.label ?? '';
  if (order.status === 'lost') return { status: 'lost', cb: order.cb } as const;
  if (order.status === 'answered' && order.envelope.success) {
    return { status: 'done', cb: order.cb, option } as const;
  }
  if (check !== 'allowed') return { status: check } as const;
  if (state.confirmation) {
    const sending = order.status === 'sending';
    return { status: 'confirming', option, cbAmount, fields, sending } as const;
  }
  return { status: 'form', amount, cbAmount, amountRefused, fields, mobileVerification } as const;
}
