import { GiftCard } from '@cb/features/store/GiftCard';
import { useParams } from 'react-router';
import { paths, redemptionStatus } from '../../routes/paths.ts';
import type { WireId } from '@cb/features/wire/wireId';

export function GiftCardPage({ userId }: { userId: WireId }) {
  const { brandKey = '' } = useParams();
  return (
    <GiftCard
      userId={userId}
      brandKey={brandKey}
      storeHref={paths.redeemRewards}
      statusHref={redemptionStatus}
      surveysHref={paths.surveys}
    />
  );
}
