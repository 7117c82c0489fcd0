import { GiftCard } from '@cb/features/store/GiftCard';
import { useParams } from 'react-router';
import { paths } from '../../routes/paths.ts';
import type { WireId } from '@cb/features/wire/wireId';

export function GiftCardPage({ userId }: { userId: WireId }) {
  const { brandKey = '' } = useParams();
  return (
    <GiftCard
      userId={userId}
      brandKey={brandKey}
      storeHref={paths.redeemRewards}
      statusHref={`${paths.earningReport}?tab=redemptions`}
      surveysHref={paths.surveys}
    />
  );
}
