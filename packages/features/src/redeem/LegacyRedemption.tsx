import { LegacyRedemptionScreen } from '@cb/ui/screens/Redeem/LegacyRedemptionScreen';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { balanceQuery } from '../shared/member/balance.ts';
import { settledBalance, usePlacedOrder } from '../shared/member/placedOrder.ts';
import { useOrder } from '../shared/exactlyOnce/useOrder.ts';
import {
  checkRedemption,
  createLegacyOrder,
  legacyName,
  type LegacyOrder,
  legacyReducer,
  legacyStart,
  toLegacyMessages,
  toLegacyStep,
} from './legacy.ts';
import { useUserId } from '../shared/session/session.ts';

export interface LegacyRedemptionProps {
  /** The address of the reports with REDEMPTION STATUS. */
  statusHref: string;
}

/** The legacy options over the redemption check and POST /redemption/create (LEG-10, CAL-36). */
export function LegacyRedemption({ statusHref }: LegacyRedemptionProps) {
  const balance = useQuery(balanceQuery(useUserId()));
  const [state, dispatch] = useReducer(legacyReducer, legacyStart);

  const order = useOrder({
    name: legacyName,
    send: async (order: LegacyOrder, delivery) => {
      const result = await createLegacyOrder(order, delivery);
      dispatch({ type: 'cancel' });
      return result;
    },
  });

  const { reset, isPlaced } = order;
  const placed = usePlacedOrder(isPlaced);

  async function choose(value: string) {
    const turn = Symbol(value);
    dispatch({ type: 'option-selection' });
    dispatch({ type: 'chosen', value, turn });
    reset();
    dispatch({ type: 'checked', turn, result: await checkRedemption() });
  }

  function restart() {
    dispatch({ type: 'cancel' });
    if (order.state.status === 'lost') order.haveChecked();
    else reset();
  }

  const handlers = {
    onRetry: () => void choose(state.chosen),
    onRestart: restart,
    onAmount: (typed: string) => dispatch({ type: 'amount', typed }),
    onField: (name: string, value: string) => dispatch({ type: 'field', name, value }),
    onConfirm: () => {
      reset();
      dispatch({ type: 'confirm' });
    },
    onCancel: () => dispatch({ type: 'cancel' }),
    onCreate: () => {
      dispatch({ type: 'order-creation' });
      const info = state.fields.map(({ name, value }) => ({ name, value }));
      order.confirm({ partnerCode: state.chosen, cb: state.cbAmount, info });
    },
    balance: isPlaced ? settledBalance(balance) : balance.data?.cb,
  };

  return (
    <LegacyRedemptionScreen
      {...placed}
      {...handlers}
      {...toLegacyMessages(state, order.state)}
      {...toLegacyStep(state, order.state)}
      chosen={state.chosen}
      onChoose={(value) => void choose(value)}
      statusHref={statusHref}
    />
  );
}
