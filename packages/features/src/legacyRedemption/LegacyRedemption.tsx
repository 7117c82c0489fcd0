import { legacyOptions } from '@cb/ui/screens/Redeem/LegacyRedemptionScreen/legacyOptions.ts';
import { LegacyRedemptionScreen } from '@cb/ui/screens/Redeem/LegacyRedemptionScreen/LegacyRedemptionScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { balanceQuery } from '../lib/balance.ts';
import { legacyIntent } from '../lib/redemptionIntents.ts';
import { useRedemption } from '../lib/useRedemption.ts';
import { checkRedemption, createOrder } from './api.ts';
import { legacyReducer, legacyStart } from './legacyState.ts';
import { toMessages, toPart } from './toLegacyProps.ts';
import type { WireId } from '../lib/wireId.ts';

export interface LegacyRedemptionProps {
  userId: WireId;
  /** The reports with REDEMPTION STATUS. */
  statusHref: string;
}

/** The legacy options over the redemption check and POST /redemption/create (part 2 §4, §7). */
export function LegacyRedemption({ userId, statusHref }: LegacyRedemptionProps) {
  const { data: balance } = useQuery(balanceQuery(userId));
  const [state, dispatch] = useReducer(legacyReducer, legacyStart);

  const order = useRedemption({
    userId,
    intent: legacyIntent,
    send: async () => {
      const info = state.fields.map(({ name, value }) => ({ name, value }));
      const result = await createOrder({ partnerCode: state.chosen, cb: state.cbAmount, info });
      dispatch({ type: 'cancel' });
      return result;
    },
  });

  async function choose(value: string) {
    const turn = Symbol(value);
    dispatch({ type: 'option-selection' });
    dispatch({ type: 'chosen', value, turn });
    order.reset();
    dispatch({ type: 'checked', turn, result: await checkRedemption() });
  }

  return (
    <LegacyRedemptionScreen
      {...toMessages(state, order.state)}
      {...toPart(state, order.state, {
        onRetry: () => void choose(state.chosen),
        onRestart: order.reset,
        onAmount: (typed) => dispatch({ type: 'amount', typed }),
        onField: (name, value) => dispatch({ type: 'field', name, value }),
        onConfirm: () => {
          order.reset();
          dispatch({ type: 'confirm' });
        },
        onCancel: () => dispatch({ type: 'cancel' }),
        onCreate: () => {
          dispatch({ type: 'order-creation' });
          order.confirm(String(state.cbAmount));
        },
        option: legacyOptions.find(({ value }) => value === state.chosen)?.label ?? '',
        balance: balance?.cb,
      })}
      chosen={state.chosen}
      onChoose={(value) => void choose(value)}
      statusHref={statusHref}
    />
  );
}
