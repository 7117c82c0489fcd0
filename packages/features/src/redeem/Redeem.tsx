import { RedeemScreen } from '@cb/ui/screens/Redeem/RedeemScreen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceQuery } from '../shared/member/balance.ts';
import { useOrderState } from '../shared/exactlyOnce/useOrder.ts';
import { legacyName } from './legacy.ts';
import { payzaName } from './payza.ts';
import type { WireId } from '../shared/wire/records.ts';

export interface RedeemProps {
  /** The logged-in member's id. */
  userId: WireId;
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
export function Redeem({ userId, ...screen }: RedeemProps) {
  const legacy = useOrderState({ userId, name: legacyName });
  const cash = useOrderState({ userId, name: payzaName });
  const isCreating = [legacy, cash].some(({ status }) => status === 'sending');
  // Cached; the shell fetches it.
  const balance = useQuery({ ...balanceQuery(userId), enabled: false }).data?.cb;
  return <RedeemScreen {...screen} balance={balance} status={isCreating ? 'creating' : 'ready'} />;
}
