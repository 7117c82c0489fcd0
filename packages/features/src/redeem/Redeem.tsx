import { RedeemScreen } from '@cb/ui/screens/Redeem/RedeemScreen';
import type { ReactNode } from 'react';
import { useOrderState } from '../shared/exactlyOnce/useOrder.ts';
import { useCached } from '../shared/hooks/useCached.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { useUserId } from '../shared/session/session.ts';
import { legacyOrderName } from './legacyApi.ts';
import { payzaOrderName } from './payza.ts';

export interface RedeemProps {
  /** The address of the Rewards Store. */
  storeHref: string;
  /** The address of the separate page about gift cards. */
  giftCardsHref: string;
  /** The address of cash through Payza. */
  cashHref: string;
  /** A fan of gift cards of the member's catalogue. */
  fan?: ReactNode;
  /** The legacy options, if they are switched on. */
  children?: ReactNode;
}

/**
 * The redeem screen. Its processing box shows while an order is being made, wherever it was
 * confirmed.
 */
export function Redeem(props: RedeemProps) {
  const legacyOrder = useOrderState(legacyOrderName);
  const cashOrder = useOrderState(payzaOrderName);
  const isCreating = [legacyOrder, cashOrder].some(({ status }) => status === 'sending');
  const balance = useCached(balanceQuery(useUserId())).data?.cb;
  return <RedeemScreen {...props} balance={balance} status={isCreating ? 'creating' : 'ready'} />;
}
