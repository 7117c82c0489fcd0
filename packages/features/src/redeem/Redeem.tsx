import { RedeemScreen } from '@cb/ui/screens/Redeem/RedeemScreen';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { balanceQuery } from '../member/balance.ts';
import { useIntentState } from '../exactlyOnce/useIntent.ts';
import { legacyIntent } from './legacyApi.ts';
import { payzaIntent } from './payzaApi.ts';
import type { WireId } from '../wire/wireId.ts';

export interface RedeemProps {
  userId: WireId;
  /** The Rewards Store. */
  storeHref: string;
  /** The separate page about gift cards. */
  giftCardsHref: string;
  /** Cash through Payza. */
  cashHref: string;
  /** The legacy options, where they are switched on. */
  children?: ReactNode;
}

/** The redeem screen; its processing box tells of an order that is being made, wherever it was confirmed. */
export function Redeem({ userId, ...screen }: RedeemProps) {
  const legacy = useIntentState({ userId, intent: legacyIntent });
  const cash = useIntentState({ userId, intent: payzaIntent });
  const isCreating = [legacy, cash].some(({ status }) => status === 'sending');
  // The cached balance; the shell fetches it.
  const balance = useQuery({ ...balanceQuery(userId), enabled: false }).data?.cb;
  return <RedeemScreen {...screen} balance={balance} status={isCreating ? 'creating' : 'ready'} />;
}
