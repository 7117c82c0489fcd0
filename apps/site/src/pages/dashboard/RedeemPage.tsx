import { LegacyOrderList } from '@cb/features/redeem/LegacyOrderList';
import { LegacyRedemption } from '@cb/features/redeem/LegacyRedemption';
import { Redeem } from '@cb/features/redeem/Redeem';
import { RewardFan } from '@cb/features/store/RewardFaces';
import { paths, redemptionStatus } from '#site/routes/paths.ts';
import { externalLinks } from '#site/operator/links.ts';
import { settings } from '#site/operator/pageSettings.ts';

export function RedeemPage() {
  return (
    <Redeem
      storeHref={paths.redeemRewards}
      giftCardsHref={paths.giftCards}
      cashHref={paths.cash}
      fan={<RewardFan />}
    >
      {settings.legacyRedemption && (
        <>
          <LegacyRedemption statusHref={redemptionStatus} />
          <LegacyOrderList helpHref={externalLinks.help} />
        </>
      )}
    </Redeem>
  );
}
