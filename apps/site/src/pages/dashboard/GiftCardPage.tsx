import { GiftCard } from '@cb/features/store/GiftCard';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTitle } from '#site/frame/Page.tsx';
import { paths, redemptionStatus } from '#site/routes/paths.ts';

/** The page of a gift card, whose title is the card once it is known. */
export function GiftCardPage() {
  const { brandKey = '' } = useParams();
  const [brand, setBrand] = useState('');
  useTitle(brand || 'Gift card');
  return (
    <GiftCard
      brandKey={brandKey}
      storeHref={paths.redeemRewards}
      statusHref={redemptionStatus}
      surveysHref={paths.surveys}
      onBrand={setBrand}
    />
  );
}
