import { usePlatform } from '@cb/ui/platform';
import { ConfirmGiftCard } from '@cb/ui/screens/Store/ConfirmGiftCard';
import type { DenominationsProps } from '@cb/ui/screens/Store/RedeemSection/Denominations';
import { RedeemSection } from '@cb/ui/screens/Store/RedeemSection';
import { StoreAlert } from '@cb/ui/screens/Store/StoreAlert';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery } from '../member/balance.ts';
import type { Brand } from './catalogue.ts';
import { denominationId, type Denomination } from './prices.ts';
import { useGiftCardOrder } from './useGiftCardOrder.ts';
import { useDenominations } from './useDenominations.ts';
import type { WireId } from '../wire/wireId.ts';

export interface RedeemGiftCardProps {
  userId: WireId;
  brand: Brand;
  statusHref: string;
}

/** Choosing a value of a brand, confirming it and ordering it over POST /redemption/create. */
export function RedeemGiftCard({ userId, brand, statusHref }: RedeemGiftCardProps) {
  const { locale } = usePlatform();
  const { denominations, isLoading, alert, retry } = useDenominations(brand);
  const balance = useQuery(balanceQuery(userId)).data?.cb;
  const [chosen, setChosen] = useState<string>();
  // Fixed while the dialog is open, whatever is chosen behind it.
  const [asked, setAsked] = useState<Denomination>();
  const [email, setEmail] = useState('');
  const order = useGiftCardOrder(userId, brand.brandKey);
  const busy = 'message' in order.status && order.status.message !== undefined;
  const selected =
    denominations?.find((one) => denominationId(one) === chosen) ?? denominations?.[0];

  function toDenominations(): DenominationsProps {
    if (!denominations)
      return isLoading ? { status: 'loading' } : { status: 'failed', onRetry: retry };
    if (!selected) return { status: 'none' };
    return {
      status: 'ready',
      tiles: denominations.map((one) => ({ ...one, id: denominationId(one) })),
      selected: denominationId(selected),
      onSelect: setChosen,
      disabled: busy,
    };
  }

  return (
    <>
      <RedeemSection
        denominations={toDenominations()}
        price={selected?.cb}
        balance={balance}
        order={order.status}
        statusHref={statusHref}
        onRedeem={() => {
          order.ask();
          setAsked(selected);
        }}
      />
      {asked && (
        <ConfirmGiftCard
          brand={brand.brandName}
          value={asked.value.toLocaleString(locale)}
          currency={asked.currency}
          cb={asked.cb}
          email={email}
          onChangeEmail={setEmail}
          onConfirm={() => {
            const { encMaxVal, encMinVal } = brand;
            order.confirm({ ...asked, email, encMaxVal, encMinVal });
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {alert && <StoreAlert {...alert} />}
    </>
  );
}
