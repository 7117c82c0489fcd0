import { useUserId } from '@cb/features/member/useUserId';
import { LegacyOrderList } from '@cb/features/redeem/LegacyOrderList';
import { LegacyRedemption } from '@cb/features/redeem/LegacyRedemption';
import { Redeem } from '@cb/features/redeem/Redeem';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';
import { featureFlags } from '../../featureFlags.ts';

export function RedeemPage() {
  const userId = useUserId();
  return (
    <Page title="Redeem">
      <Redeem
        userId={userId}
        storeHref={paths.redeemRewards}
        giftCardsHref={paths.giftCards}
        cashHref={paths.cash}
      >
        {featureFlags.legacyRedemption && (
          <>
            <LegacyRedemption userId={userId} statusHref={paths.earningReport} />
            <LegacyOrderList />
          </>
        )}
      </Redeem>
    </Page>
  );
}
