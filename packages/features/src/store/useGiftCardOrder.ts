import { giftCardProgress, unsentOrder } from '@cb/ui/domain/memberMessages';
import { usePlatform } from '@cb/ui/platform';
import type { GiftCardPlacedProps } from '@cb/ui/screens/Store/GiftCardScreen';
import type { OpenOrder } from '@cb/ui/screens/Store/RedeemSection';
import { useEffect, useState } from 'react';
import { useOrder } from '../shared/exactlyOnce/useOrder.ts';
import { toFieldErrors, toMessages } from '../shared/forms/formMessages.ts';
import { usePlacedOrder } from '../shared/member/placedOrder.ts';
import { redeemGiftCard } from './storeApi.ts';

/** How long "Gift card request response received" is shown, in ms (as in D37). */
const receivedMs = 1000;

/** The placed order, which replaces the form (D66). */
type PlacedOrder = { status: 'placed' } & Pick<
  GiftCardPlacedProps,
  'cb' | 'value' | 'errors' | 'info' | 'message' | 'placedAt' | 'expected'
>;

/** Orders a gift card of a brand exactly once per confirmation (D31); see `useOrder` for `onStart`. */
export function useGiftCardOrder(brandKey: string, onStart: () => void) {
  const { clock } = usePlatform();
  const { state, isOwn, isPlaced, confirm, reset, haveChecked } = useOrder({
    name: `giftCard:${brandKey}`,
    send: redeemGiftCard,
    onStart,
  });
  const placed = usePlacedOrder(isPlaced);
  // Progress is shown only for a response that arrives while this screen is open.
  const [shownState, setShownState] = useState(state);
  const isNew = state.status === 'responded' && state !== shownState;

  useEffect(
    () => (isNew ? clock.after(receivedMs, () => setShownState(state)) : undefined),
    [isNew, state, clock],
  );

  function toStatus(): OpenOrder | PlacedOrder {
    switch (state.status) {
      case 'sending':
        return { status: 'sending', message: giftCardProgress.sending };
      case 'responded': {
        const { cb, choice, envelope } = state;
        const message = isNew ? giftCardProgress.received : undefined;
        const messages = toMessages(envelope);
        return envelope.success
          ? { status: 'placed', ...placed, cb, value: choice, ...messages, message }
          : { status: 'refused', ...messages, message };
      }
      case 'unsent':
        return { status: 'refused', errors: unsentOrder[state.reason], info: [] };
      case 'lost':
        return { status: 'lost', onRestart: haveChecked };
      default:
        return state;
    }
  }

  const fieldErrors = isOwn && state.status === 'responded' ? state.envelope.fieldErrors : [];

  return {
    status: toStatus(),
    isOwn,
    /** The response's message about the e-mail address that this tab sent. */
    emailError: toFieldErrors(fieldErrors, { email: 'email' }).email,
    /** Clears the last response. Call it when the confirmation opens, or to show the form again. */
    reset,
    confirm,
  };
}
