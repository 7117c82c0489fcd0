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
import { useTiles } from './useTiles.ts';
import type { WireId } from '../wire/wireId.ts';

export interface RedeemGiftCardProps {
  userId: WireId;
  brand: Brand;
  statusHref: string;
}

/** Choosing a value of a brand, confirming it and ordering it over POST /redemption/create. */
export function RedeemGiftCard({ userId, brand, statusHref }: RedeemGiftCardProps) {
  const { locale } = usePlatform();
  const { tiles, isLoading, alert, retry } = useTiles(brand);
  const balance = useQuery(balanceQuery(userId)).data?.cb;
  const [chosen, choose] = useState<string>();
  // What the member is asked about does not change while the question stands.
  const [asked, askAbout] = useState<Denomination>();
  const [email, setEmail] = useState('');
  const order = useGiftCardOrder(userId, brand.brandKey);
  const busy = 'message' in order.status && order.status.message !== undefined;
  const selected = tiles?.find((tile) => denominationId(tile) === chosen) ?? tiles?.[0];

  function toDenominations(): DenominationsProps {
    if (!tiles) return isLoading ? { status: 'loading' } : { status: 'failed', onRetry: retry };
    if (!selected) return { status: 'none' };
    return {
      status: 'ready',
      tiles: tiles.map((tile) => ({ ...tile, id: denominationId(tile) })),
      selected: denominationId(selected),
      onSelect: choose,
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
          askAbout(selected);
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
            askAbout(undefined);
          }}
          onClose={() => askAbout(undefined)}
        />
      )}
      {alert && <StoreAlert {...alert} />}
    </>
  );
}
