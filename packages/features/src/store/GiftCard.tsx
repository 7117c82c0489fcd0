import { usePlatform } from '@cb/ui/platform';
import { GiftCardScreen, type GiftCardState } from '@cb/ui/screens/Store/GiftCardScreen';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from './api.ts';
import { RedeemGiftCard } from './RedeemGiftCard.tsx';
import { toGiftCardState } from './toStoreProps.ts';
import { useFailureDialog } from './useFailureDialog.ts';
import type { WireId } from '../wire/wireId.ts';

export interface GiftCardProps {
  userId: WireId;
  brandKey: string;
  storeHref: string;
  /** The page that lists the member's orders. */
  statusHref: string;
}

/** The details and redeem page of one brand, from the catalogue (DTL-01, D6). */
export function GiftCard({ userId, brandKey, storeHref, statusHref }: GiftCardProps) {
  const { clock } = usePlatform();
  const catalogue = useQuery(catalogueQuery(clock));
  const alert = useFailureDialog(catalogue);

  function toCard(): GiftCardState {
    if (!catalogue.data) {
      if (catalogue.isFetching) return { status: 'loading' };
      return { status: 'failed', onRetry: () => void catalogue.refetch() };
    }
    const brand = catalogue.data.value.find((one) => one.brandKey === brandKey);
    if (!brand) return { status: 'notFound' };
    return toGiftCardState(
      brand,
      <RedeemGiftCard key={brandKey} userId={userId} brand={brand} statusHref={statusHref} />,
    );
  }

  return <GiftCardScreen card={toCard()} storeHref={storeHref} alert={alert} />;
}
