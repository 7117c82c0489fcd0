import { usePlatform } from '@cb/ui/platform';
import type { OrderStatus } from '@cb/ui/screens/Store/RedeemSection';
import { useEffect, useState } from 'react';
import { refusalErrors } from '../wire/envelope.ts';
import { useRedemption } from '../exactlyOnce/useRedemption.ts';
import type { WireId } from '../wire/wireId.ts';
import { redeemGiftCard } from './api.ts';

/** How long "Gift card request response received" stands, in ms (as decision D37 has it). */
const receivedMs = 1000;

const texts = {
  sending: 'Gift card order request in progress',
  received: 'Gift card request response received',
} as const;

/** Orders a gift card of a brand exactly once for each time the member is asked (decision D31). */
export function useGiftCardOrder(userId: WireId, brandKey: string) {
  const { clock } = usePlatform();
  const { state, confirm, reset, haveChecked } = useRedemption({
    userId,
    intent: `giftCard:${brandKey}`,
    send: redeemGiftCard,
  });
  // An answer that was there before this screen needs no progress.
  const [settled, setSettled] = useState(state);
  const isNew = state.status === 'answered' && state !== settled;

  useEffect(
    () => (isNew ? clock.after(receivedMs, () => setSettled(state)) : undefined),
    [isNew, state, clock],
  );

  function toStatus(): OrderStatus {
    switch (state.status) {
      case 'sending':
        return { status: 'sending', message: texts.sending };
      case 'answered': {
        const { success, info } = state.envelope;
        const message = isNew ? texts.received : undefined;
        const errors = success ? state.envelope.errors : refusalErrors(state.envelope);
        return { status: 'answered', success, errors, info, message };
      }
      case 'lost':
        return { status: 'lost', onRestart: haveChecked };
      default:
        return state;
    }
  }

  return {
    status: toStatus(),
    /** Call it when the member is asked: an earlier answer no longer shows. */
    ask: reset,
    confirm,
  };
}
