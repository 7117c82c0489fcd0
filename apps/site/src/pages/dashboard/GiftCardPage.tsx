import { GiftCard } from '@cb/features/store/GiftCard';
import { useParams } from 'react-router';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';
import { useUserId } from '@cb/features/member/useUserId';

export function GiftCardPage() {
  const { brandKey = '' } = useParams();
  return (
    <Page title="Gift card">
      <GiftCard
        userId={useUserId()}
        brandKey={brandKey}
        storeHref={paths.redeemRewards}
        statusHref={paths.earningReport}
      />
    </Page>
  );
}
