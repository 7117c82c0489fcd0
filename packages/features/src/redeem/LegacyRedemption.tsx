import { LegacyRedemptionScreen } from '@cb/ui/screens/Redeem/LegacyRedemptionScreen';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useOrder } from '../shared/exactlyOnce/useOrder.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { settledBalance, usePlacedOrder } from '../shared/member/placedOrder.ts';
import { useUserId } from '../shared/session/session.ts';
import { checkRedemption, createLegacyOrder, legacyOrderName } from './legacyApi.ts';
import { initialLegacyState, legacyReducer } from './legacyReducer.ts';
import { toLegacyMessages, toLegacyStep } from './toLegacyStep.ts';

export interface LegacyRedemptionProps {
  /** The address of the reports with REDEMPTION STATUS. */
  statusHref: string;
}

/** The legacy options over the redemption check and POST /redemption/create (LEG-10, CAL-36). */
export function LegacyRedemption({ statusHref }: LegacyRedemptionProps) {
  const balance = useQuery(balanceQuery(useUserId()));
  const [form, dispatch] = useReducer(legacyReducer, initialLegacyState);
  const order = useOrder({
    name: legacyOrderName,
    send: createLegacyOrder,
    onStart: () => dispatch({ type: 'cancel' }),
  });
  const { reset, isPlaced } = order;
  const outcome = {
    ...usePlacedOrder(isPlaced),
    balance: isPlaced ? settledBalance(balance) : balance.data?.cb,
  };

  async function choose(value: string) {
    const choiceId = Symbol(value);
    dispatch({ type: 'option-selection' });
    dispatch({ type: 'choose', value, choiceId });
    reset();
    dispatch({ type: 'checked', choiceId, result: await checkRedemption() });
  }

  function create() {
    dispatch({ type: 'order-creation' });
    const info = form.fields.map(({ name, value }) => ({ name, value }));
    order.confirm({ choice: form.chosen, cb: form.cbAmount, info });
  }

  const handlers = {
    onChoose: (value: string) => void choose(value),
    onRetry: () => void choose(form.chosen),
    onAmount: (text: string) => dispatch({ type: 'typeAmount', text }),
    onField: (name: string, text: string) => dispatch({ type: 'typeField', name, text }),
    onConfirm: () => {
      reset();
      dispatch({ type: 'confirm' });
    },
    onCancel: () => dispatch({ type: 'cancel' }),
    onCreate: create,
    onRestart: order.state.status === 'lost' ? order.haveChecked : reset,
  };

  return (
    <LegacyRedemptionScreen
      {...outcome}
      {...handlers}
      {...toLegacyMessages(form, order.state)}
      chosen={form.chosen}
      {...toLegacyStep(form, order)}
      statusHref={statusHref}
    />
  );
}
