import { useUserId } from '@cb/features/lib/useUserId';
import { Redeem } from '@cb/features/redeem/Redeem';
import { Page } from '../../Page.tsx';
import { paths } from '../../paths.ts';

export function RedeemPage() {
  return (
    <Page title="Redeem">
      <Redeem userId={useUserId()} storeHref={paths.redeemRewards} giftCardsHref={paths.giftCards} />
    </Page>
  );
}
