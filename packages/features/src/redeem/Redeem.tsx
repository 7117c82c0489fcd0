import { RedeemScreen } from '@cb/ui/screens/Redeem/RedeemScreen';
import type { ReactNode } from 'react';
import { useCached } from '../shared/hooks/useCached.ts';
import { balanceQuery } from '../shared/member/balance.ts';
import { useOrderState } from '../shared/exactlyOnce/useOrder.ts';
import { legacyName } from './legacyApi.ts';
import { payzaName } from './payza.ts';
import { useUserId } from '../shared/session/session.ts';

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
export function Redeem(screen: RedeemProps) {
  const legacy = useOrderState(legacyName);
  const cash = useOrderState(payzaName);
  const isCreating = [legacy, cash].some(({ status }) => status === 'sending');
  const balance = useCached(balanceQuery(useUserId())).data?.cb;
  return <RedeemScreen {...screen} balance={balance} status={isCreating ? 'creating' : 'ready'} />;
}
