import { usePlatform } from '@cb/ui/platform';
import { GiftCardScreen } from '@cb/ui/screens/Store/GiftCardScreen';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BrandPage } from './BrandPage.tsx';
import { catalogueQuery } from './storeApi.ts';
import { useFailureDialog } from './useFailureDialog.ts';

export interface GiftCardProps {
  /** The key of the brand in the catalogue. */
  brandKey: string;
  /** The address of the Rewards Store. */
  storeHref: string;
  /** The address of the page that lists the member's orders. */
  statusHref: string;
  /** The address of a page where CB can be earned. */
  surveysHref: string;
  /** Called with the brand's name once it is known. */
  onBrand?: (name: string) => void;
}

/** The details and redeem page of one brand from the catalogue (DTL-01, D6). */
export function GiftCard({ brandKey, onBrand, ...props }: GiftCardProps) {
  const { storeHref } = props;
  const { clock } = usePlatform();
  const catalogue = useQuery(catalogueQuery(clock));
  const { alert, retry } = useFailureDialog(catalogue);
  const brand = catalogue.data?.value.find((one) => one.brandKey === brandKey);
  const name = brand?.brandName ?? '';
  useEffect(() => onBrand?.(name), [onBrand, name]);

  if (!catalogue.data) {
    const card = catalogue.isFetching
      ? ({ status: 'loading' } as const)
      : ({ status: 'failed', onRetry: retry } as const);
    return <GiftCardScreen card={card} storeHref={storeHref} alert={alert} />;
  }
  if (!brand) {
    return <GiftCardScreen card={{ status: 'notFound' }} storeHref={storeHref} alert={alert} />;
  }
  return <BrandPage key={brandKey} {...props} brand={brand} catalogueAlert={alert} />;
}
