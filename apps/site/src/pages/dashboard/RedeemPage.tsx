import type { WireId } from '@cb/features/shared/wire/records';
import { LegacyOrderList } from '@cb/features/redeem/LegacyOrderList';
import { LegacyRedemption } from '@cb/features/redeem/LegacyRedemption';
import { Redeem } from '@cb/features/redeem/Redeem';
import { RewardFan } from '@cb/features/store/RewardFaces';
import { paths, redemptionStatus } from '#site/routes/paths.ts';
import { externalLinks } from '#site/operator/links.ts';
import { settings } from '#site/operator/settings.ts';

export function RedeemPage({ userId }: { userId: WireId }) {
  return (
    <Redeem
      userId={userId}
      storeHref={paths.redeemRewards}
      giftCardsHref={paths.giftCards}
      cashHref={paths.cash}
      fan={<RewardFan />}
    >
      {settings.legacyRedemption && (
        <>
          <LegacyRedemption userId={userId} statusHref={redemptionStatus} />
          <LegacyOrderList helpHref={externalLinks.help} />
        </>
      )}
    </Redeem>
  );
}
