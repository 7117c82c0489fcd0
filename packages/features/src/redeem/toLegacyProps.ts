import type {
  LegacyConfirmationProps,
  LegacyFormProps,
} from '@cb/ui/screens/Redeem/LegacyRedemptionScreen';
import type { IntentState } from '../exactlyOnce/intent.ts';
import { unsentErrors } from '../exactlyOnce/unsentErrors.ts';
import { refusalErrors } from '../wire/envelope.ts';
import { amountWanted } from '../wire/parseCbAmount.ts';
import type { LegacyState } from './legacyState.ts';

type Handlers = Pick<LegacyFormProps, 'onAmount' | 'onField' | 'onConfirm'> &
  Pick<LegacyConfirmationProps, 'onCreate' | 'onCancel' | 'option' | 'balance'> & {
    onRetry: () => void;
    /** Called after a success. */
    onRestart: () => void;
    /** Called after a lost answer. */
    onChecked: () => void;
  };

/** The messages of the order's answer, or of the check if the order has no answer. */
export function toLegacyMessages({ errors }: LegacyState, order: IntentState) {
  if (order.status === 'unsent') return { errors: unsentErrors[order.reason], info: [] };
  if (order.status !== 'answered') return { errors, info: [] };
  const { envelope } = order;
  const { success, info } = envelope;
  return { errors: success ? envelope.errors : refusalErrors(envelope), info };
}

/** Returns the step shown below the options (LEG-11). */
export function toLegacyStep(state: LegacyState, order: IntentState, handlers: Handlers) {
  if (order.status === 'lost') {
    return { ...handlers, onRestart: handlers.onChecked, status: 'lost', cb: order.cb } as const;
  }
  if (order.status === 'answered' && order.envelope.success) {
    return { ...handlers, status: 'done', cb: order.cb } as const;
  }
  if (state.check === 'none') return { status: 'choosing' } as const;
  if (state.check === 'running') return { status: 'checking' } as const;
  if (state.check === 'failed') return { ...handlers, status: 'unchecked' } as const;
  if (state.state === 'RedemptionNotAllowed') return { status: 'notAllowed' } as const;
  const { cbAmount, fields, mobileVerification } = state;
  if (!state.confirmation) {
    const amountError = state.amountRefused ? amountWanted : undefined;
    const form = { cbAmount, amountError, fields, mobileVerification };
    return { ...handlers, ...form, status: 'form' } as const;
  }
  const sending = order.status === 'sending';
  return { ...handlers, status: 'confirming', cbAmount, fields, sending } as const;
}
